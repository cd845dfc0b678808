import type { ReactNode } from 'react';
import { WaysOnView } from '~/features/catalog/parts/ways-on-view';
import type { WaysOn } from '~/features/catalog/ways-on.server';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { SuggestField } from '~/ui/suggest-field';
import type { LinkTarget } from '~/ui/text-link';
import { SEARCH_TEXT } from '../rules/search-text';

/** Why there is no list: no engine answered, or the shop has none; null when one answered. */
export type SearchProblem = 'failed' | 'lacking' | null;

type SearchPageProps = {
  /** The typed text; empty at first. */
  readonly text: string;
  /** The corrected text that was searched instead; empty when not corrected. */
  readonly didYouMean: string;
  /** No product matches every word. */
  readonly isPartial: boolean;
  readonly problem: SearchProblem;
  readonly crumbs: readonly Crumb[];
  /** Groups that match; popular ones when nothing does. */
  readonly groups: readonly Name[];
  readonly brands: readonly LinkTarget[];
  /** Number of products found. */
  readonly count: number;
  /** What leads on when there is no product; null when there are some. */
  readonly waysOn: WaysOn | null;
  /** The list of products. */
  readonly children?: ReactNode;
};

/** A group or brand; groups have their number of products, where it is known. */
type Name = LinkTarget & { readonly count?: number | null };

const HELP = { failed: 'failedHelp', lacking: 'lackingHelp' } as const;

/** The search page: form, correction, matching groups and brands, and products. */
export function SearchPage(props: SearchPageProps) {
  const { text, didYouMean, isPartial, problem, crumbs, groups, brands, count, waysOn, children } = props;
  const t = useT('search');
  const label = useT('catalog')('breadcrumbs');
  const { language } = useLocale();
  const allBrands = { label: t('brands'), to: pathTo('manufacturers', language) };
  const searched = { text: didYouMean || text };
  const heading = problem
    ? t(problem)
    : text === ''
      ? t('empty')
      : count === 0
        ? t('none', searched)
        : t('results', searched);
  return (
    <main id="main">
      <div className="wrap">
        <Breadcrumbs label={label} crumbs={crumbs} />
        <div className={classNames('list-head', waysOn ? 'scene-slab scene-search' : 'search-head')}>
          <h1>{heading}</h1>
          {/* the key resets the field for a new search, so that the old text does not stay */}
          {problem !== 'lacking' && <SearchBox key={text} text={text} />}
          {count > 0 && didYouMean !== '' && <p role="status">{t('corrected', { typed: text, text: didYouMean })}</p>}
          {count > 0 && isPartial && <p role="status">{t('some')}</p>}
          {waysOn && <p>{t(problem ? HELP[problem] : text === '' ? 'emptyHelp' : 'noneHelp')}</p>}
        </div>
        {!waysOn && <Names title={t('groups')} names={groups} />}
        <Names title={t('brands')} names={brands} />
      </div>
      {children}
      {waysOn && (
        <div className="wrap">
          <WaysOnView {...waysOn} departmentsTitle={t('departments')} popularTitle={t('popularGoods')} />
          <Names title={t('popular')} names={[...groups, allBrands]} />
        </div>
      )}
    </main>
  );
}

/** The page's search field. It has the focus before the first search, because the page has no other content then. */
function SearchBox({ text }: { readonly text: string }) {
  const t = useT('search');
  const { language } = useLocale();
  return (
    <form className="search-box" method="get" action={pathTo('search', language)}>
      <SuggestField
        id="page-search"
        className="input"
        name={SEARCH_TEXT}
        defaultValue={text}
        aria-label={t('label')}
        autoFocus={text === ''}
        suggestFrom={pathTo('searchSuggestions', language)}
        listLabel={t('label')}
      />
      <Button look="solid">{t('button')}</Button>
    </form>
  );
}

function Names({ title, names }: { readonly title: string; readonly names: readonly Name[] }) {
  if (names.length === 0) return null;
  return (
    <nav className="chips search-names" aria-label={title}>
      <span className="small muted" aria-hidden="true">
        {title}
      </span>
      {names.map(({ label, to, count }) => (
        <Chip key={to} to={to} {...(count != null && { count })}>
          {label}
        </Chip>
      ))}
    </nav>
  );
}
