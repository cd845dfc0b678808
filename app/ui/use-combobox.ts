import { type KeyboardEvent, type RefObject, useEffect, useReducer } from 'react';
import { CLOSED, type ComboboxState, changeCombobox, isExpanded, missingText, optionsOf } from './combobox-state';
import { askForSuggestions, type Suggestion } from './suggestions';

/** Milliseconds without a key until suggestions are asked for. */
const PAUSE = 120;

/** Keys that move the caret: the field is active again. */
const CARET_KEYS: ReadonlySet<string> = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

export type Combobox = {
  readonly state: ComboboxState;
  readonly close: () => void;
  /** What the field listens to. */
  readonly handlers: {
    readonly onInput: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
};

/**
 * The behaviour of a field with suggestions. A newer text cancels the request for an older one.
 * @param address answers suggestions as JSON for `?q=`
 * @param choose takes the active option
 */
export function useCombobox(
  address: string,
  field: RefObject<HTMLInputElement>,
  choose: (option: Suggestion) => void,
): Combobox {
  const [state, change] = useReducer(changeCombobox, CLOSED);
  const missing = missingText(state);
  const read = () => change({ kind: 'text', text: field.current?.value ?? '' });
  const close = () => change({ kind: 'close' });

  // The field may have the focus, and a text in it, before its list is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is there
  useEffect(() => {
    if (field.current !== null && document.activeElement === field.current) read();
  }, []);

  useEffect(() => {
    if (missing === null) return;
    const request = new AbortController();
    const ask = async () => {
      const answer = await askForSuggestions(address, missing, request.signal);
      if (!request.signal.aborted) change({ kind: 'answer', text: missing, answer });
    };
    const timer = setTimeout(ask, PAUSE);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [address, missing]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // the keys belong to the input method while it composes a word
    if (event.nativeEvent.isComposing) return;
    const isUp = event.key === 'ArrowUp';
    if (isUp || event.key === 'ArrowDown') {
      event.preventDefault();
      if (!event.altKey) change({ kind: 'step', by: isUp ? -1 : 1 });
      else if (isUp) close();
      else read();
    } else if (event.key === 'Enter') {
      if (isExpanded(state) && state.active >= 0) {
        event.preventDefault();
        const option = optionsOf(state)[state.active];
        if (option) choose(option);
      }
      close();
    } else if (event.key === 'Escape') {
      // a list that is visible closes and the text stays; otherwise the browser empties the field
      if (isExpanded(state)) event.preventDefault();
      close();
    } else if (CARET_KEYS.has(event.key)) change({ kind: 'field' });
  };
  return { state, close, handlers: { onInput: read, onFocus: read, onBlur: close, onKeyDown: press } };
}
