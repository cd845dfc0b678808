import { Link, useNavigate } from '@remix-run/react';
import { type MutableRefObject, type RefObject, useEffect, useLayoutEffect } from 'react';
import { isExpanded } from './combobox-state';
import type { FieldListeners, ListState } from './suggest-field';
import type { Suggestion } from './suggestions';
import { useCombobox } from './use-combobox';

export type SuggestionListProps = {
  readonly id: string;
  readonly label: string;
  /** Answers suggestions as JSON for `?q=`. */
  readonly suggestFrom: string;
  readonly field: RefObject<HTMLInputElement>;
  /** Where the field finds what listens to it. */
  readonly listeners: MutableRefObject<FieldListeners>;
  /** Tells the field what to say of the list. */
  readonly onChange: (state: ListState) => void;
};

const optionId = (listId: string, place: number) => `${listId}-${place}`;

/** The list under a search field, and what screen readers hear of it: seen as well when there is nothing to choose. */
export function SuggestionList({ id, label, suggestFrom, field, listeners, onChange }: SuggestionListProps) {
  const navigate = useNavigate();
  const { state, close, handlers } = useCombobox(suggestFrom, field, (option) => navigate(option.href));
  const isShown = isExpanded(state);
  const status = state.isOpen ? (state.found?.answer.status ?? '') : '';
  const activeId = state.active < 0 ? undefined : optionId(id, state.active);
  useLayoutEffect(() => {
    listeners.current = handlers;
  });
  useLayoutEffect(() => onChange({ isExpanded: isShown, activeId }), [onChange, isShown, activeId]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const leave = () => {
    close();
    // on a phone the keyboard would cover the page that comes
    field.current?.blur();
  };
  let place = 0;
  return (
    <>
      {/* A press keeps the focus in the field, so that its loss does not close the list before the click. */}
      <div
        id={id}
        role="listbox"
        className="suggest"
        aria-label={label}
        hidden={!isShown}
        onMouseDown={(event) => event.preventDefault()}
      >
        {state.found?.answer.sections.map(({ title, items }) => {
          const options = items.map((item) => {
            const own = place++;
            const isActive = own === state.active;
            return <Option key={item.href} id={optionId(id, own)} item={item} isActive={isActive} onChoose={leave} />;
          });
          if (title === '') {
            return (
              <div key={title} role="presentation" className="suggest-all">
                {options}
              </div>
            );
          }
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
            <div key={title} role="group" aria-label={title}>
              <p className="suggest-title" aria-hidden="true">
                {title}
              </p>
              {options}
            </div>
          );
        })}
      </div>
      <span role="status" className={status !== '' && !isShown ? 'suggest-none' : 'sr'}>
        {status}
      </span>
    </>
  );
}

type OptionProps = {
  readonly id: string;
  readonly item: Suggestion;
  readonly isActive: boolean;
  readonly onChoose: () => void;
};

function Option({ id, item: { href, name, detail, image, price }, isActive, onChoose }: OptionProps) {
  return (
    <Link id={id} to={href} role="option" tabIndex={-1} aria-selected={isActive} onClick={onChoose}>
      {image && <img src={image} alt="" width={40} height={40} />}
      <span>
        {detail && <span className="muted">{detail} </span>}
        {name}
      </span>
      {price && <span className="num">{price}</span>}
    </Link>
  );
}
