import { type RefObject, useEffect, useRef } from 'react';
import { useT } from '~/locale/translator';
import { RemovableChip } from '~/ui/chip';
import { triggerOf } from '~/ui/overlay';
import { TextLink } from '~/ui/text-link';
import { type ChosenFilter, type ListView, unfilteredAddress } from '../list-view';
import { FILTERS_ID } from './filter-ids';

/**
 * A pressed chip disappears with the focus, so the focus moves to the chip in its place, or to the filter button when none
 * is left.
 * @returns a callback that records which chip was pressed
 */
function useChipFocus(chips: RefObject<HTMLElement>, chosen: readonly ChosenFilter[]): (place: number) => void {
  const pressed = useRef<number | null>(null);
  const keys = chosen.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the chips have changed
  useEffect(() => {
    const place = pressed.current;
    pressed.current = null;
    if (place === null || document.activeElement !== document.body) return;
    const links = chips.current?.querySelectorAll('a') ?? [];
    (links[place] ?? triggerOf(FILTERS_ID))?.focus({ preventScroll: true });
  }, [keys]);
  return (place) => {
    pressed.current = place;
  };
}

/** Chips of the chosen filters; each removes its filter, the last link removes all. */
export function ActiveFilters({ list }: { readonly list: ListView }) {
  const t = useT('listing');
  const { chosen } = list;
  const chips = useRef<HTMLElement>(null);
  const press = useChipFocus(chips, chosen);
  // the filter button announces the count; on a phone it has no room to show it
  const count = (
    <p className="only-m small muted" aria-hidden="true">
      {t('filter.count', { count: list.count })}
    </p>
  );
  if (chosen.length === 0) return <div className="active-filters">{count}</div>;
  return (
    <nav className="active-filters" ref={chips} aria-label={t('chip.label')}>
      {count}
      {chosen.map(({ key, label, to }, place) => (
        <RemovableChip
          key={key}
          to={to}
          removeLabel={t('chip.remove')}
          preventScrollReset
          rel="nofollow"
          onClick={() => press(place)}
        >
          {label}
        </RemovableChip>
      ))}
      <TextLink to={unfilteredAddress(list)} className="small" onClick={() => press(0)}>
        {t('chip.clear')}
      </TextLink>
    </nav>
  );
}
