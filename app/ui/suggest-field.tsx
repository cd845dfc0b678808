import { type ComponentType, type InputHTMLAttributes, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SuggestionListProps } from './suggestion-list';

type SuggestFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  /** Unique on the page; list and options derive their ids from it. */
  readonly id: string;
  /** Answers suggestions as JSON for `?q=`. */
  readonly suggestFrom: string;
  /** Name of the list of suggestions. */
  readonly listLabel: string;
};

/** What the field's list listens to, once it is there. */
export type FieldListeners = {
  readonly onInput?: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** What the field says of its list to screen readers. */
export type ListState = { readonly isExpanded: boolean; readonly activeId: string | undefined };

const CLOSED_LIST: ListState = { isExpanded: false, activeId: undefined };

/**
 * A search field that suggests while one types: a combobox by the ARIA pattern (editable, with list autocomplete). Without
 * scripts it is the plain field of its form. It keeps its own text: what was typed before the scripts ran stays. The list comes
 * when the field first has the focus.
 */
export function SuggestField({ id, suggestFrom, listLabel, ...rest }: SuggestFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const listeners = useRef<FieldListeners>({});
  const [isAlive, setAlive] = useState(false);
  const [List, setList] = useState<ComponentType<SuggestionListProps>>();
  const [{ isExpanded, activeId }, setState] = useState(CLOSED_LIST);
  const loadList = () => {
    // without the list it stays a plain field
    if (!List) import('./suggestion-list').then(({ SuggestionList }) => setList(() => SuggestionList), ignore);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    setAlive(true);
    if (document.activeElement === field.current) loadList();
  }, []);
  const listId = `${id}-suggestions`;
  const role = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
  } as const;
  return (
    <>
      <input
        {...rest}
        {...(isAlive && role)}
        ref={field}
        id={id}
        type="search"
        maxLength={300}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={() => {
          loadList();
          listeners.current.onFocus?.();
        }}
        onInput={() => listeners.current.onInput?.()}
        onBlur={() => listeners.current.onBlur?.()}
        onKeyDown={(event) => listeners.current.onKeyDown?.(event)}
      />
      {List && (
        <List
          id={listId}
          label={listLabel}
          suggestFrom={suggestFrom}
          field={field}
          listeners={listeners}
          onChange={setState}
        />
      )}
    </>
  );
}

function ignore(): void {}
