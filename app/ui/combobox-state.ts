import { MIN_TEXT, type Suggestion, type Suggestions } from './suggestions';

/** The state of a field with suggestions. */
export type ComboboxState = {
  /** What the field holds, without spaces around it. */
  readonly text: string;
  /** The last answer and its text; it stays visible until the answer for a newer text is there. */
  readonly found: { readonly text: string; readonly answer: Suggestions } | null;
  /** Suggestions are wanted: the visitor is typing, or came back to the field. */
  readonly isOpen: boolean;
  /** Place of the active option among all options; -1 while the field itself is. */
  readonly active: number;
};

export type ComboboxChange =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'answer'; readonly text: string; readonly answer: Suggestions | null }
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'field' }
  | { readonly kind: 'close' };

export const CLOSED: ComboboxState = { text: '', found: null, isOpen: false, active: -1 };

/** All suggestions of a state, in the order the arrow keys go through them. */
export function optionsOf({ found }: ComboboxState): readonly Suggestion[] {
  return found?.answer.sections.flatMap(({ items }) => items) ?? [];
}

/** Whether the list of suggestions is visible. */
export function isExpanded(state: ComboboxState): boolean {
  return state.isOpen && optionsOf(state).length > 0;
}

/** The text to fetch suggestions for; null if the list is closed or has them already. */
export function missingText({ text, found, isOpen }: ComboboxState): string | null {
  return isOpen && text.length >= MIN_TEXT && found?.text !== text ? text : null;
}

/** The arrow keys go round through the options and the field: after the last option comes the field, then the first. */
function step(state: ComboboxState, by: 1 | -1): ComboboxState {
  const places = optionsOf(state).length + 1;
  const next = ((state.active + 1 + by + places) % places) - 1;
  return { ...state, isOpen: true, active: next };
}

/** The next state of a field with suggestions, by the ARIA pattern of an editable combobox with list autocomplete. */
export function changeCombobox(state: ComboboxState, change: ComboboxChange): ComboboxState {
  switch (change.kind) {
    case 'text': {
      const text = change.text.trim();
      if (text.length < MIN_TEXT) return { ...CLOSED, text };
      return { ...state, text, isOpen: true, active: -1 };
    }
    case 'answer': {
      const { text, answer } = change;
      if (text !== state.text) return state;
      // without an answer the field closes; the next key asks again
      return answer === null ? { ...CLOSED, text } : { ...state, found: { text, answer }, active: -1 };
    }
    case 'step':
      return state.text.length < MIN_TEXT ? state : step(state, change.by);
    case 'field':
      return { ...state, active: -1 };
    case 'close':
      return { ...state, isOpen: false, active: -1 };
  }
}
