import { Form, Link, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { OverlayTrigger } from '~/ui/overlay';
import { FILTERS_OPEN, listHref } from '../list-links';
import type { ListData } from '../load-listing.server';
import { formatListQuery, SORTS, type Sort } from '../rules/list-query';
import { FILTERS_ID } from './filter-drawer';

/** Tools of a list in one line: filters, sort, card size. Sticks below the header. */
export function ListToolbar({ list, large }: { readonly list: ListData; readonly large: boolean }) {
  const t = useT('listing');
  return (
    <div className="toolbar">
      <div className="wrap">
        <OverlayTrigger
          target={FILTERS_ID}
          to={listHref(list.path, list.query, {}, FILTERS_OPEN)}
          className="btn btn-line btn-s"
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

/** Sends itself when a sort is chosen; a button does it without a script. */
function SortForm({ list }: { readonly list: ListData }) {
  const t = useT('listing');
  const navigate = useNavigate();
  const select = useRef<HTMLSelectElement>(null);
  // the address has the last word, after Back too; the element stays, and the focus with it
  useEffect(() => {
    if (select.current) select.current.value = list.sort;
  }, [list.sort]);
  const kept = Object.entries(formatListQuery({ ...list.query, sort: null, page: 1, show: null }));
  const choose = (sort: Sort) =>
    navigate(listHref(list.path, list.query, { sort: sort === list.groupSort ? null : sort }), {
      preventScrollReset: true,
    });
  return (
    <Form method="get" action={list.path} className="sort push" preventScrollReset>
      {kept.map(([name, value]) => (
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
        onChange={(event) => choose(event.currentTarget.value as Sort)}
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

function GridSize({ list, large }: { readonly list: ListData; readonly large: boolean }) {
  const t = useT('listing');
  const to = (grid: string) =>
    listHref(list.path, list.query, { show: list.query.show, page: list.query.page }, { grid });
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
