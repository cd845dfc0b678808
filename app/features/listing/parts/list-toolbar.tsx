import { Form, Link, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useT } from '~/locale/translator';
import { lateCode } from '~/rendering/late-code';
import { LatePart } from '~/rendering/late-part';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { OverlayTrigger } from '~/ui/overlay';
import { FILTERS_OPEN, type ListView, listAddress, pageParameters } from '../list-view';
import { SORTS } from '../rules/list-query';
import { FILTERS_ID } from './filter-ids';

const quickFilters = await lateCode(async () => (await import('./quick-filters')).QuickFilters);

type ListToolbarProps = {
  readonly list: ListView;
  readonly large: boolean;
  /** For a few products that are seen at once: it neither sticks nor offers filters before they are asked for. */
  readonly isPlain: boolean;
  /** Called before a script opens the filters. */
  readonly onFilter: () => void;
};

/**
 * Toolbar of a list: filter button with the number of chosen filters and matching products, on wide screens the most used filters,
 * sort, card size. Sticks below the header. Specification 2 §2.
 */
export function ListToolbar({ list, large, isPlain, onFilter }: ListToolbarProps) {
  const t = useT('listing');
  return (
    <div className={classNames('toolbar', isPlain && 'toolbar-plain')}>
      <div className="wrap">
        <OverlayTrigger
          target={FILTERS_ID}
          to={listAddress(list, FILTERS_OPEN)}
          className="filter-open"
          onOpen={onFilter}
          isElsewhere={list.isPart}
        >
          <span className="btn btn-line btn-s">
            <Icon name="filter" size="s" />
            {t('filter.open')}
            {list.chosen.length > 0 && <span className="num"> · {list.chosen.length}</span>}
          </span>{' '}
          <span className="filter-count muted">{t('filter.count', { count: list.count })}</span>
        </OverlayTrigger>
        {!isPlain && list.facets.length > 0 && <LatePart code={quickFilters} props={{ list }} basis={[list]} />}
        <SortForm list={list} />
        <GridSize list={list} large={large} />
      </div>
    </div>
  );
}

/**
 * Submits when a sort is chosen; without scripts by a button. A sort chosen before hydration is submitted after it. The
 * group's default sort needs no parameter.
 */
function SortForm({ list }: { readonly list: ListView }) {
  const t = useT('listing');
  const navigate = useNavigate();
  const select = useRef<HTMLSelectElement>(null);
  const isHydrated = useRef(false);
  const { sort: _, ...filters } = list.parameters;
  const choose = (sort: string) =>
    navigate(listAddress({ path: list.path, parameters: filters }, sort === list.groupSort ? {} : { sort }), {
      preventScrollReset: true,
    });
  // the address determines the value, also after Back; the element is not replaced, so that it does not lose the focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another sort is shown
  useEffect(() => {
    if (!select.current) return;
    const early = isHydrated.current ? list.sort : select.current.value;
    isHydrated.current = true;
    if (early === list.sort) select.current.value = list.sort;
    else choose(early);
  }, [list.sort]);
  return (
    <Form method="get" action={list.path} className="sort push" autoComplete="off" preventScrollReset>
      {Object.entries(filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="only-d muted" htmlFor="sort">
        {t('sort.label')}
      </label>
      <select
        className="select"
        id="sort"
        name="sort"
        ref={select}
        defaultValue={list.sort}
        aria-label={t('sort.label')}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <Button look="line" size="s" className="no-script">
        {t('sort.apply')}
      </Button>
    </Form>
  );
}

/** Switch between larger and smaller cards, of one and two columns on a phone; a cookie stores the choice. Specification 2 §3. */
function GridSize({ list, large }: Pick<ListToolbarProps, 'list' | 'large'>) {
  const t = useT('listing');
  const to = (grid: string) => listAddress(list, { ...pageParameters(list), grid });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div className="seg" role="group" aria-label={t('grid.label')}>
      <Link
        to={to('large')}
        aria-label={t('grid.large')}
        data-tip=""
        aria-current={large ? 'true' : undefined}
        preventScrollReset
        rel="nofollow"
      >
        <Icon name="grid-one" size="s" />
        <Icon name="grid-large" size="s" />
      </Link>
      <Link
        to={to('small')}
        aria-label={t('grid.small')}
        data-tip=""
        aria-current={large ? undefined : 'true'}
        preventScrollReset
        rel="nofollow"
      >
        <Icon name="grid-large" size="s" />
        <Icon name="grid-small" size="s" />
      </Link>
    </div>
  );
}
