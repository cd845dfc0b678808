import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import type { LinkTarget } from '~/ui/text-link';
import { SEARCH_TEXT } from '../rules/search-text';

type SearchPageProps = {
  /** What was typed; empty before anything was. */
  readonly text: string;
  /** What was searched for instead, empty when the same. */
  readonly didYouMean: string;
  /** No product matches every word. */
  readonly isPartial: boolean;
  /** No engine answered. */
  readonly isFailed: boolean;
  readonly crumbs: readonly Crumb[];
  readonly groups: readonly LinkTarget[];
  readonly brands: readonly LinkTarget[];
  /** Products found. */
  readonly count: number;
  /** The list of them. */
  readonly children?: ReactNode;
};

/** The search page: its form, what was understood, groups and brands that match, and the products below. */
export function SearchPage(props: SearchPageProps) {
  const { text, didYouMean, isPartial, isFailed, crumbs, groups, brands, count, children } = props;
  const t = useT('search');
  const label = useT('catalog')('breadcrumbs');
  const searched = { text: didYouMean || text };
  const heading = isFailed
    ? t('failed')
    : text === ''
      ? t('empty')
      : count === 0
        ? t('none', searched)
        : t('results', searched);
  return (
    <main id="main">
      <div className="wrap">
        <Breadcrumbs label={label} crumbs={crumbs} />
        <div className="list-head search-head">
          <h1>{heading}</h1>
          <SearchBox text={text} />
          {count > 0 && didYouMean !== '' && <p role="status">{t('corrected', { typed: text, text: didYouMean })}</p>}
          {count > 0 && isPartial && <p role="status">{t('some')}</p>}
        </div>
        {count > 0 && <Names title={t('groups')} names={groups} />}
        <Names title={t('brands')} names={brands} />
      </div>
      {children}
      {count === 0 && <NothingFound {...props} />}
    </main>
  );
}

function SearchBox({ text }: { readonly text: string }) {
  const t = useT('search');
  const { language } = useLocale();
  return (
    <form className="search-box" method="get" action={pathTo('search', language)}>
      <input
        // another search is another field: what was typed before must not stay in it
        key={text}
        className="input"
        type="search"
        name={SEARCH_TEXT}
        defaultValue={text}
        maxLength={300}
        aria-label={t('label')}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button look="primary">{t('button')}</Button>
    </form>
  );
}

function Names({ title, names }: { readonly title: string; readonly names: readonly LinkTarget[] }) {
  if (names.length === 0) return null;
  return (
    <nav className="chips search-names" aria-label={title}>
      <span className="small muted" aria-hidden="true">
        {title}
      </span>
      {names.map(({ label, to }) => (
        <Chip key={to} to={to}>
          {label}
        </Chip>
      ))}
    </nav>
  );
}

/** What to do when nothing was found: look at the spelling, or go on to a group. */
function NothingFound({ text, isFailed, groups }: SearchPageProps) {
  const t = useT('search');
  const help = isFailed ? 'failedHelp' : text === '' ? 'emptyHelp' : 'noneHelp';
  return (
    <div className="wrap search-none">
      <p className="muted">{t(help)}</p>
      {groups.length > 0 && (
        <section aria-labelledby="popular-groups">
          <h2 id="popular-groups" className="small muted">
            {t('popular')}
          </h2>
          <ul className="chips">
            {groups.map(({ label, to }) => (
              <li key={to}>
                <Chip to={to}>{label}</Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
