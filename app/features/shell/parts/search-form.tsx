import { Form } from '@remix-run/react';
import type { FocusEvent } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';

type SearchFormProps = {
  /** Unique on the page: the header has one, the menu and the not-found page have their own. */
  readonly id: string;
  readonly className?: string;
  /** The general setting `search_bar_placeholder`, or the shop's own words. */
  readonly placeholder?: string;
  /** Names the form where a page has two: default the shop's search. */
  readonly label?: string;
};

/** Loads the suggestions with the first focus: whoever does not search carries no script for it. */
const suggestTo = (address: string) => (event: FocusEvent<HTMLInputElement>) => {
  const input = event.currentTarget;
  void import('../search-suggestions').then(({ attachSuggestions }) => attachSuggestions(input, address));
};

/** The search box: a plain GET form to the search screen; with scripts it suggests while one types. */
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
      <input
        id={id}
        name="q"
        type="search"
        maxLength={300}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder || t('search.placeholder')}
        onFocus={suggestTo(pathTo('searchSuggestions', language))}
      />
    </Form>
  );
}
