/** A suggestion as the shop answers it. */
type Suggestion = { href: string; name: string; detail?: string; image?: string };
type Answer = { sections: { title: string; items: Suggestion[] }[]; status: string };

/** Milliseconds without a key until suggestions are asked for. */
const PAUSE = 120;
const SHORTEST = 2;

const attached = new WeakSet<HTMLInputElement>();

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function optionOf({ href, name, detail, image }: Suggestion, id: string): HTMLAnchorElement {
  const words = make('span', {}, ...(detail ? [make('span', { class: 'muted' }, `${detail} `)] : []), name);
  const picture = image ? [make('img', { src: image, alt: '', width: '40', height: '40' })] : [];
  return make('a', { id, href, role: 'option', tabindex: '-1', 'aria-selected': 'false' }, ...picture, words);
}

function sectionOf({ title, items }: Answer['sections'][number], id: string): HTMLElement {
  const options = items.map((item, index) => optionOf(item, `${id}-${index}`));
  if (title === '') return make('div', { role: 'presentation', class: 'suggest-all' }, ...options);
  const heading = make('p', { id: `${id}-title`, class: 'suggest-title', role: 'presentation' }, title);
  return make('div', { role: 'group', 'aria-labelledby': heading.id }, heading, ...options);
}

/**
 * Makes a search field a combobox (WAI-ARIA: editable, with a list): suggestions while one types, arrow keys, Enter and
 * Escape. The form stays what it is; options are links.
 * @param address answers suggestions as JSON for `?q=`
 */
export function attachSuggestions(input: HTMLInputElement, address: string): void {
  const { form } = input;
  if (!form || attached.has(input)) return;
  attached.add(input);
  const id = `${input.id}-suggestions`;
  const list = make('div', {
    id,
    role: 'listbox',
    class: 'suggest',
    'aria-label': form.getAttribute('aria-label') ?? '',
  });
  const status = make('span', { role: 'status', class: 'sr' });
  list.hidden = true;
  form.append(list, status);
  for (const [name, value] of Object.entries({ role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id }))
    input.setAttribute(name, value);
  input.setAttribute('aria-expanded', 'false');

  let timer = 0;
  let asking: AbortController | undefined;
  let shownFor = '';
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  const active = () => list.querySelector<HTMLAnchorElement>('[aria-selected=true]');

  const open = (isOpen: boolean) => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) select(undefined);
  };
  const select = (option: HTMLAnchorElement | undefined) => {
    active()?.setAttribute('aria-selected', 'false');
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const close = () => {
    window.clearTimeout(timer);
    asking?.abort();
    open(false);
  };
  const show = ({ sections, status: words }: Answer) => {
    list.replaceChildren(...sections.map((section, index) => sectionOf(section, `${id}-${index}`)));
    status.textContent = words;
    open(sections.length > 0);
  };
  const ask = async () => {
    const text = input.value.trim();
    asking?.abort();
    if (text.length < SHORTEST) return close();
    const request = new AbortController();
    asking = request;
    try {
      const response = await fetch(`${address}?q=${encodeURIComponent(text)}`, { signal: request.signal });
      const answer = (await response.json()) as Answer;
      if (request.signal.aborted || document.activeElement !== input) return;
      shownFor = text;
      show(answer);
    } catch {
      // without suggestions the form still searches
    }
  };
  const step = (by: number) => {
    const all = options();
    if (list.hidden || all.length === 0) return void ask();
    const place = all.indexOf(active() as HTMLAnchorElement);
    const next = place < 0 ? (by > 0 ? 0 : all.length - 1) : place + by;
    select(all[next]);
  };

  input.addEventListener('input', () => {
    window.clearTimeout(timer);
    select(undefined);
    timer = window.setTimeout(ask, PAUSE);
  });
  input.addEventListener('focus', () => {
    if (list.childElementCount > 0 && shownFor === input.value.trim()) open(true);
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const chosen = active();
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && chosen && !list.hidden) {
      event.preventDefault();
      chosen.click();
    } else if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') close();
  });
  // A press keeps the focus in the field, so that its loss does not close the list before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', close);
  input.addEventListener('blur', close);
  form.addEventListener('submit', close);
  if (input.value.trim() !== '') void ask();
}
