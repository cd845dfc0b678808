import { Form, Link, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { OverlayTrigger } from '~/ui/overlay';
import { FILTERS_OPEN, type ListView, listAddress, pageParameters } from '../list-view';
import { SORTS } from '../rules/list-query';
import { FILTERS_ID } from './filter-ids';

type ListToolbarProps = {
  readonly list: ListView;
  readonly large: boolean;
  /** The filters are about to open in place. */
  readonly onFilter: () => void;
};

/** Tools of a list in one line: filters with the number of matches, sort, card size. Sticks below the header. */
export function ListToolbar({ list, large, onFilter }: ListToolbarProps) {
  const t = useT('listing');
  return (
    <div className="toolbar">
      <div className="wrap">
        <OverlayTrigger
          target={FILTERS_ID}
          to={listAddress(list, FILTERS_OPEN)}
          className="btn btn-line btn-s"
          onOpen={onFilter}
        >
          <Icon name="filter" size="s" />
          {t('filter.open')} <span className="num">({list.count})</span>
        </OverlayTrigger>
        <SortForm list={list} />
        <GridSize list={list} large={large} />
      </div>
    </div>
  );
}

/** Sends itself when a sort is chosen; a button does it without a script. The group's own sort needs no parameter. */
function SortForm({ list }: { readonly list: ListView }) {
  const t = useT('listing');
  const navigate = useNavigate();
  const select = useRef<HTMLSelectElement>(null);
  // the address has the last word, after Back too; the element stays, and the focus with it
  useEffect(() => {
    if (select.current) select.current.value = list.sort;
  }, [list.sort]);
  const { sort: _, ...filters } = list.parameters;
  const choose = (sort: string) =>
    navigate(listAddress({ path: list.path, parameters: filters }, sort === list.groupSort ? {} : { sort }), {
      preventScrollReset: true,
    });
  return (
    <Form method="get" action={list.path} className="sort push" preventScrollReset>
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

/** Larger or smaller cards; a cookie keeps the choice. Specification 2 §3. */
function GridSize({ list, large }: Pick<ListToolbarProps, 'list' | 'large'>) {
  const t = useT('listing');
  const to = (grid: string) => listAddress(list, { ...pageParameters(list), grid });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div className="seg only-d" role="group" aria-label={t('grid.label')}>
      <Link
        to={to('large')}
        aria-label={t('grid.large')}
        aria-current={large ? 'true' : undefined}
        preventScrollReset
        rel="nofollow"
      >
        <Icon name="grid-large" size="s" />
      </Link>
      <Link
        to={to('small')}
        aria-label={t('grid.small')}
        aria-current={large ? undefined : 'true'}
        preventScrollReset
        rel="nofollow"
      >
        <Icon name="grid-small" size="s" />
      </Link>
    </div>
  );
}
