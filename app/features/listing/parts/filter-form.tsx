import type { ChangeEvent, FocusEvent } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Button } from '~/ui/button';
import { Facet } from '~/ui/disclosure';
import { sharedUnit } from '../common-options';
import { type FacetView, type ListView, SEARCHED } from '../list-view';
import { FILTER_DEBOUNCE_MS, TEXT_DEBOUNCE_MS } from '../rules/listing-limits';
import { FILTER_FORM_ID } from './filter-ids';
import { RangeField, rangeSummary } from './range-field';
import { useListFollowsForm } from './use-followed-form';
import { chosenNames, ValueFields } from './value-fields';

/** The filters that are expanded; the others expand when one of their values is chosen. */
const EXPANDED = ['size', 'price', 'manufacturer', 'text', 'color'];

/** All filters as one GET form. */
export function FilterForm({ list }: { readonly list: ListView }) {
  const t = useT('listing');
  const { facets } = list;
  const { form, follow, beginStep, submit, hasUnsent } = useListFollowsForm(list, facets);
  const changed = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const type: unknown = target['type'];
    if (type === 'checkbox') follow(FILTER_DEBOUNCE_MS);
    else if (type === 'range') follow(FILTER_DEBOUNCE_MS, { isGoingOn: true });
    else if (type === 'search') follow(TEXT_DEBOUNCE_MS, { isGoingOn: true });
  };
  const left = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.type === 'text') follow(FILTER_DEBOUNCE_MS);
  };
  return (
    <form
      ref={form}
      id={FILTER_FORM_ID}
      method="get"
      action={list.path}
      autoComplete="off"
      onChange={changed}
      onBlur={left}
      onFocus={beginStep}
      onPointerDown={beginStep}
      onSubmit={submit}
    >
      {list.parameters[SEARCHED] && <input type="hidden" name={SEARCHED} value={list.parameters[SEARCHED]} />}
      {list.parameters['sort'] && <input type="hidden" name="sort" value={list.parameters['sort']} />}
      {facets.map((facet) => (
        <FacetFields key={facet.name} facet={facet} hasUnsent={hasUnsent} />
      ))}
      {/* for text browsers, which support neither a button outside its form nor the style sheet that hides this one */}
      <Button className="drawer-submit">{t('filter.show', { count: list.count })}</Button>
    </form>
  );
}

type FacetFieldsProps = { readonly facet: FacetView; readonly hasUnsent: () => boolean };

function FacetFields({ facet, hasUnsent }: FacetFieldsProps) {
  const t = useT('listing');
  const { language } = useLocale();
  const summary =
    facet.kind === 'values' ? chosenNames(facet) : facet.kind === 'range' ? rangeSummary(facet, language) : '';
  const unit = facet.kind === 'values' && facet.look === 'tiles' ? sharedUnit(facet.options) : '';
  return (
    <Facet
      title={unit ? `${facet.title}, ${unit}` : facet.title}
      summary={summary}
      open={summary !== '' || EXPANDED.includes(facet.name)}
    >
      {facet.kind === 'values' && <ValueFields facet={facet} />}
      {facet.kind === 'range' && <RangeField facet={facet} hasUnsent={hasUnsent} />}
      {facet.kind === 'text' && (
        <input
          className="input"
          type="search"
          name={facet.name}
          defaultValue={facet.value}
          maxLength={100}
          aria-label={t('text.label')}
          placeholder={t('text.label')}
        />
      )}
    </Facet>
  );
}
