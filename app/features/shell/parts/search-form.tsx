import { Form } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { SuggestField } from '~/ui/suggest-field';

type SearchFormProps = {
  /** Unique on the page: header, menu and not-found page each have a search form. */
  readonly id: string;
  readonly className?: string;
  /** The general setting `search_bar_placeholder`, or the shop's own words. */
  readonly placeholder?: string;
  /** Accessible name of the form, for pages with two; defaults to the shop's search. */
  readonly label?: string;
};

/** The search box: a plain GET form to the search screen; with scripts it shows suggestions while typing. */
export function SearchForm({ id, className, placeholder, label }: SearchFormProps) {
  const t = useT('shell');
  const { language } = useLocale();
  return (
    <Form
      className={classNames('search', className)}
      role="search"
      method="get"
      action={pathTo('search', language)}
      aria-label={label ?? t('search.label')}
    >
      <Icon name="search" size="s" />
      <label className="sr" htmlFor={id}>
        {t('search')}
      </label>
      <SuggestField
        id={id}
        name="q"
        placeholder={placeholder || t('search.placeholder')}
        suggestFrom={pathTo('searchSuggestions', language)}
        listLabel={label ?? t('search.label')}
      />
    </Form>
  );
}
