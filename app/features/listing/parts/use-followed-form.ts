import { useNavigate, useNavigationType } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocale } from '~/locale/use-locale';
import { readFilterForm } from '../filter-fields';
import { type FacetView, FILTERS_OPEN, type ListParameters, type ListView, listAddress } from '../list-view';

/**
 * Sets the fields to the address's values, except the one being typed in, for example after a chip removed a filter. After
 * Back it sets that field too, otherwise the undone value would be sent again.
 */
function showAddress(form: HTMLFormElement, isBack: boolean): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === 'checkbox') field.checked = field.defaultChecked;
    else if (field.type === 'search' && (isBack || field !== document.activeElement)) field.value = field.defaultValue;
  }
}

/** Whether a box was ticked or a text typed that the address does not have. */
function isChanged(field: Element): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return (field.type === 'search' || field.type === 'text') && field.value !== field.defaultValue;
}

/** The filters stay open when the address opens them. */
const openness = ({ filtersOpen }: ListView): ListParameters => (filtersOpen ? FILTERS_OPEN : {});

/** The address that the browser is at: it changes before its list is rendered. */
const currentAddress = (): string => location.pathname + location.search;

/**
 * Updates the list after a pause in changes, or at once when the form is submitted. Each step is one history entry, so that
 * Back undoes it: a ticked box, a dragged handle, a text typed with pauses. What was changed before hydration counts after it.
 */
export function useListFollowsForm(list: ListView, facets: readonly FacetView[]) {
  const navigate = useNavigate();
  const isBack = useNavigationType() === 'POP';
  const { language } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>();
  const address = listAddress(list);
  /** The last requested address: until it has loaded, `list` shows another one. */
  const requested = useRef('');
  const step = useRef(0);
  /** The step that an address was requested in, so that the next one of the same step replaces it. */
  const steps = useRef(new Map<string, number | null>());
  useEffect(() => {
    requested.current = listAddress(list, openness(list));
  }, [list]);

  const isHydrated = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes
  useEffect(() => {
    const isEarly = !isHydrated.current && [...(form.current?.elements ?? [])].some(isChanged);
    isHydrated.current = true;
    if (isEarly) return follow(0);
    if (form.current && !hasUnsent()) showAddress(form.current, isBack);
  }, [address]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const go = (more: ListParameters, own: number | null) => {
    if (!form.current) return;
    const parameters = readFilterForm(new FormData(form.current), facets, language);
    const to = listAddress({ path: list.path, parameters }, more);
    if (to === requested.current) return;
    requested.current = to;
    const current = currentAddress();
    const isSameStep = own !== null && own === steps.current.get(current);
    if (to !== current) steps.current.set(to, own);
    navigate(to, { replace: isSameStep || to === current, preventScrollReset: true });
  };
  /** @param isGoingOn further changes of the same field belong to the same step */
  const follow = (delay: number, { isGoingOn = false } = {}) => {
    window.clearTimeout(timer.current);
    const own = isGoingOn ? step.current : null;
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      go(openness(list), own);
    }, delay);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    window.clearTimeout(timer.current);
    timer.current = undefined;
    go({}, null);
  };
  /** A field gets the focus or is grabbed again. */
  const beginStep = () => void step.current++;
  /** Whether changes wait to be sent: the address does not have them yet, and they must not be lost. */
  const hasUnsent = () => timer.current !== undefined;
  return { form, follow, beginStep, submit, hasUnsent };
}
