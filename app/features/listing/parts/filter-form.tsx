import { useNavigate } from '@remix-run/react';
import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useMemo, useRef } from 'react';
import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import { Facet } from '~/ui/disclosure';
import { unpack } from '~/ui/packed';
import { readFilterForm } from '../filter-fields';
import { type FacetView, FILTERS_OPEN, type ListParameters, type ListView, listAddress, SEARCHED } from '../list-view';
import { FILTER_FORM_ID } from './filter-ids';
import { RangeField, rangeSummary } from './range-field';
import { chosenNames, ValueFields } from './value-fields';

/** Milliseconds after a change until the list is asked for again. Specification 2 §9. */
const DEBOUNCE = 300;
const TEXT_DEBOUNCE = 500;

/** The filters that stand unfolded; the rest unfold when something of them is chosen. */
const UNFOLDED = ['size', 'price', 'manufacturer', 'text', 'color'];

/** All filters as one GET form. */
export function FilterForm({ list }: { readonly list: ListView }) {
  const t = useT('listing');
  const facets = useMemo(() => unpack(list.facets), [list.facets]);
  const { form, follow, submit } = useFollowedForm(list, facets);
  const changed = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const type: unknown = target['type'];
    if (type === 'checkbox' || type === 'range') follow(DEBOUNCE);
    else if (type === 'search') follow(TEXT_DEBOUNCE);
  };
  const left = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.type === 'text') follow(DEBOUNCE);
  };
  return (
    <form
      ref={form}
      id={FILTER_FORM_ID}
      method="get"
      action={list.path}
      onChange={changed}
      onBlur={left}
      onSubmit={submit}
    >
      {list.parameters[SEARCHED] && <input type="hidden" name={SEARCHED} value={list.parameters[SEARCHED]} />}
      {list.parameters['sort'] && <input type="hidden" name="sort" value={list.parameters['sort']} />}
      {facets.map((facet) => (
        <FacetFields key={facet.name} facet={facet} />
      ))}
      {/* for text browsers, which know no button outside its form, and no style sheet that hides this one */}
      <Button className="drawer-submit">{t('filter.show', { count: list.count })}</Button>
    </form>
  );
}

function FacetFields({ facet }: { readonly facet: FacetView }) {
  const t = useT('listing');
  const summary = facet.kind === 'values' ? chosenNames(facet) : facet.kind === 'range' ? rangeSummary(facet) : '';
  return (
    <Facet title={facet.title} summary={summary} open={summary !== '' || UNFOLDED.includes(facet.name)}>
      {facet.kind === 'values' && <ValueFields facet={facet} />}
      {facet.kind === 'range' && <RangeField facet={facet} />}
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

/** Shows what the address says, but in the field one is typing in: after a chip took a filter away, or Back. */
function showAddress(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === 'checkbox') field.checked = field.defaultChecked;
    else if (field.type === 'search' && field !== document.activeElement) field.value = field.defaultValue;
  }
}

/** The filters stay open where the address holds them open. */
const openness = ({ filtersOpen }: ListView): ListParameters => (filtersOpen ? FILTERS_OPEN : {});

/** The list follows the form after a while without a change, or at once when the form is sent. */
function useFollowedForm(list: ListView, facets: readonly FacetView[]) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>();
  const address = listAddress(list);
  /** What was last asked for: while it is on its way, `list` shows something else. */
  const asked = useRef('');
  useEffect(() => {
    asked.current = listAddress(list, openness(list));
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes
  useEffect(() => {
    // what was changed while the list was on its way is not in the address yet, and must not be lost
    if (form.current && timer.current === undefined) showAddress(form.current);
  }, [address]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const go = (more: ListParameters) => {
    if (!form.current) return;
    const parameters = readFilterForm(new FormData(form.current), facets);
    const to = listAddress({ path: list.path, parameters }, more);
    if (to === asked.current) return;
    asked.current = to;
    navigate(to, { replace: true, preventScrollReset: true });
  };
  const follow = (delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      go(openness(list));
    }, delay);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    window.clearTimeout(timer.current);
    timer.current = undefined;
    go({});
  };
  return { form, follow, submit };
}
