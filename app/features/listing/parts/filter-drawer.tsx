import { Form, useNavigate } from '@remix-run/react';
import { type ChangeEvent, type FocusEvent, useEffect, useRef } from 'react';
import { ColorDot } from '~/features/catalog/parts/swatches';
import { useT } from '~/locale/translator';
import { Button, ButtonLink } from '~/ui/button';
import { Checkbox, OptionTile } from '~/ui/choice';
import { Facet } from '~/ui/disclosure';
import { closeDrawer, Drawer } from '~/ui/overlay';
import { FILTERS_OPEN, listHref } from '../list-links';
import type { ListData } from '../load-listing.server';
import { clampRange, type FacetValue } from '../rules/list-products';
import { formatListQuery, parseListQuery } from '../rules/list-query';
import { PriceFacet } from './price-facet';

/** Name of the modal. Specification 2 §2. */
export const FILTERS_ID = 'filters';
const FORM_ID = 'filter-form';
/** Milliseconds after a change until the list is asked for again. Specification 2 §9. */
const DEBOUNCE = 300;

/** All filters as one GET form in a panel from the right. With a script the list follows each change. */
export function FilterDrawer({ list }: { readonly list: ListData }) {
  const t = useT('listing');
  const clear = { size: [], price: null, color: [], manufacturer: [] };
  return (
    <Drawer
      id={FILTERS_ID}
      title={t('filter.title')}
      closeLabel={t('filter.close')}
      closeTo={listHref(list.path, list.query)}
      open={list.filtersOpen}
      footer={
        <>
          <ButtonLink
            look="quiet"
            to={listHref(list.path, list.query, clear, list.filtersOpen ? FILTERS_OPEN : {})}
            preventScrollReset
          >
            {t('filter.clear')}
          </ButtonLink>
          <Button look="solid" form={FORM_ID} onClick={() => closeDrawer(FILTERS_ID)}>
            {t('filter.show', { count: list.count })}
          </Button>
        </>
      }
    >
      <FilterForm list={list} />
    </Drawer>
  );
}

function FilterForm({ list }: { readonly list: ListData }) {
  const t = useT('listing');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>();
  const written = JSON.stringify(formatListQuery(list.query));

  // what the address says wins over what the boxes say: after a chip took a filter away, or Back
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes
  useEffect(() => form.current?.reset(), [written]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const follow = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (!form.current) return;
      const wanted = parseListQuery(new URLSearchParams(new FormData(form.current) as never));
      const price = clampRange(wanted.price, list.facets.price.extent);
      const to = listHref(list.path, wanted, { price }, list.filtersOpen ? FILTERS_OPEN : {});
      navigate(to, { replace: true, preventScrollReset: true });
    }, DEBOUNCE);
  };
  const changed = (event: ChangeEvent<HTMLFormElement>) => event.target['type'] === 'checkbox' && follow();
  const left = (event: FocusEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement && event.target.name.startsWith('price-')) follow();
  };

  return (
    <Form
      ref={form}
      id={FORM_ID}
      method="get"
      action={list.path}
      onChange={changed}
      onBlur={left}
      onSubmit={() => window.clearTimeout(timer.current)}
      preventScrollReset
    >
      {list.query.sort && <input type="hidden" name="sort" value={list.query.sort} />}
      <SizeFacet title={t('facet.size')} values={list.facets.size} />
      <PriceFacet list={list} />
      <ValueFacet title={t('facet.color')} name="color" values={list.facets.color} />
      <ValueFacet title={t('facet.brand')} name="manufacturer" values={list.facets.manufacturer} />
      {/* for text browsers, which know no button outside its form, and no style sheet that hides this one */}
      <Button className="drawer-submit">{t('filter.show', { count: list.count })}</Button>
    </Form>
  );
}

/** A filter is shown only when it has more than one value. Specification 2 §5. */
const isUseful = (values: readonly FacetValue[]) => values.length > 1 || values.some(({ isChosen }) => isChosen);
const chosenNames = (values: readonly FacetValue[]) =>
  values
    .filter(({ isChosen }) => isChosen)
    .map(({ name }) => name)
    .join(', ');

type FacetProps = { readonly title: string; readonly values: readonly FacetValue[] };

function SizeFacet({ title, values }: FacetProps) {
  if (!isUseful(values)) return null;
  return (
    <Facet title={title} summary={chosenNames(values)} open>
      <div className="size-grid">
        {values.map(({ value, name, count, isChosen }) => (
          <OptionTile
            key={value}
            type="checkbox"
            name="size"
            value={value.replaceAll(',', '_')}
            defaultChecked={isChosen}
            unavailable={count === 0 && !isChosen}
          >
            {name}
          </OptionTile>
        ))}
      </div>
    </Facet>
  );
}

function ValueFacet({ title, name, values }: FacetProps & { readonly name: 'color' | 'manufacturer' }) {
  if (!isUseful(values)) return null;
  return (
    <Facet title={title} summary={chosenNames(values)} open>
      <div className={name === 'color' ? 'swatches' : undefined}>
        {values.map(({ value, name: label, count, isChosen, control }) => (
          <Checkbox key={value} name={name} value={value} defaultChecked={isChosen} count={count}>
            {control && <ColorDot control={control} large />}
            {label}
          </Checkbox>
        ))}
      </div>
    </Facet>
  );
}
