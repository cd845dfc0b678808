import { useEffect, useRef } from 'react';
import { TIPPED } from './tipped';
import { whenFirst } from './when-first';

/** Events that may ask for a tooltip. */
const ASKING = ['pointerover', 'pointerdown', 'focusin'];

/**
 * Shows the tooltip of elements with `data-tip` when the mouse stays on them, the keyboard focuses them, or a finger holds them.
 * Escape hides it. Screen readers use the element's label instead. The code comes with the first element that has one.
 */
export function Tooltips() {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = tip.current;
    if (!box || !('popover' in box)) return undefined;
    box.popover = 'manual';
    box.hidden = false;
    return whenFirst(ASKING, TIPPED, async (first) => (await import('./watch-tips')).watchTips(box, first));
  }, []);
  return <div ref={tip} role="tooltip" className="tip" hidden />;
}
