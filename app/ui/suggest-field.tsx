import { Link, useNavigate } from '@remix-run/react';
import { type InputHTMLAttributes, useEffect, useState } from 'react';
import { isExpanded, optionsOf } from './combobox-state';
import type { Suggestion } from './suggestions';
import { type Combobox, useCombobox } from './use-combobox';

type SuggestFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  /** Unique on the page; list and options derive their ids from it. */
  readonly id: string;
  /** Answers suggestions as JSON for `?q=`. */
  readonly suggestFrom: string;
  /** Name of the list of suggestions. */
  readonly listLabel: string;
};

/**
 * A search field that suggests while one types: a combobox by the ARIA pattern (editable, with list autocomplete). Without
 * scripts it is the plain field of its form. It keeps its own text: what was typed before the scripts ran stays.
 */
export function SuggestField({ id, suggestFrom, listLabel, ...rest }: SuggestFieldProps) {
  const navigate = useNavigate();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const combobox = useCombobox(suggestFrom, (place) => {
    const option = optionsOf(combobox.state)[place];
    if (option) navigate(option.href);
  });
  const { state, field, handlers } = combobox;
  const listId = `${id}-suggestions`;
  const role = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded(state),
    'aria-controls': listId,
    'aria-activedescendant': state.active < 0 ? undefined : optionId(listId, state.active),
  } as const;
  return (
    <>
      <input
        {...rest}
        {...handlers}
        {...(isAlive && role)}
        ref={field}
        id={id}
        type="search"
        maxLength={300}
        autoComplete="off"
        enterKeyHint="search"
      />
      {isAlive && <SuggestionList id={listId} label={listLabel} combobox={combobox} />}
    </>
  );
}

const optionId = (listId: string, place: number) => `${listId}-${place}`;

type SuggestionListProps = { readonly id: string; readonly label: string; readonly combobox: Combobox };

/** The list under the field, and what screen readers hear of it: seen as well when there is nothing to choose. */
function SuggestionList({ id, label, combobox: { state, field, close } }: SuggestionListProps) {
  const isShown = isExpanded(state);
  const status = state.isOpen ? (state.found?.answer.status ?? '') : '';
  const activeId = state.active < 0 ? undefined : optionId(id, state.active);
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
