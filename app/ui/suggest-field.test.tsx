// @vitest-environment jsdom
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually';
import { SuggestField } from './suggest-field';
import { askForSuggestions, MAX_WAIT, type Suggestions } from './suggestions';

const asked = new Map<string, ServerResponse>();
/** Texts whose answers never come. */
const HELD = /^hold/;
const ended: string[] = [];
const server = createServer((request, response) => {
  const text = new URL(request.url ?? '', 'http://shop.invalid').searchParams.get('q') ?? '';
  asked.set(text, response);
  response.on('close', () => response.writableEnded || ended.push(text));
  if (HELD.test(text)) return;
  const items = text === 'none' ? [] : [{ href: '/tents/', name: `${text} tents`, price: '99 €' }];
  const answer: Suggestions = {
    sections: items.length > 0 ? [{ title: 'Products', items }] : [],
    status: `${items.length} suggestions`,
  };
  response.setHeader('Access-Control-Allow-Origin', '*').end(JSON.stringify(answer));
});
let address = '';

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => {};
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.clear();
  ended.length = 0;
  document.body.innerHTML = '';
});

/** The field as the server writes it, and as it is once the page's scripts have run. @param typed before they ran */
async function openField(typed = '') {
  const form = (
    <form>
      <SuggestField id="box" name="q" aria-label="Search" suggestFrom={address} listLabel="Suggestions" />
    </form>
  );
  const router = createMemoryRouter([
    { path: '/', element: form },
    { path: '/tents/', element: <h1>Tents</h1> },
  ]);
  const html = renderToString(<RouterProvider router={router} />);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const field = place.querySelector('input') ?? expect.fail('no field');
  field.value = typed;
  if (typed !== '') field.focus();
  hydrateRoot(place, <RouterProvider router={router} />);
  await eventually(() => expect(field.getAttribute('role')).toBe('combobox'));
  const type = (text: string) => {
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const press = (key: string) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const becomes = (attribute: string, value: string | null) =>
    eventually(() => expect(field.getAttribute(attribute)).toBe(value));
  return { html, field, router, type, press, becomes };
}

const options = () => [...document.querySelectorAll('[role=listbox]:not([hidden]) [role=option]')];

test('without scripts it is the plain field of a form; with them a combobox that keeps what was typed before', async () => {
  const { html, field } = await openField('ski');
  expect(html).toContain('type="search"');
  expect(html).not.toMatch(/role=|aria-(expanded|controls)/);
  expect(field.value).toBe('ski');
  expect([field.getAttribute('role'), field.getAttribute('aria-autocomplete')]).toEqual(['combobox', 'list']);
  await eventually(() => expect(options().map(({ textContent }) => textContent)).toEqual(['ski tents99 €']));
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

test('the keys choose an option, which the field names as active, and Enter goes there', async () => {
  const { field, router, type, press, becomes } = await openField();
  type('ski');
  await eventually(() => expect(options()).toHaveLength(1));
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  const [option] = options();
  press('ArrowDown');
  await becomes('aria-activedescendant', option?.id ?? '');
  expect(option?.getAttribute('aria-selected')).toBe('true');
  press('Home');
  await becomes('aria-activedescendant', null);
  press('Escape');
  await becomes('aria-expanded', 'false');
  expect(field.value).toBe('ski');
  press('ArrowDown');
  await becomes('aria-activedescendant', option?.id ?? '');
  press('Enter');
  await eventually(() => expect(router.state.location.pathname).toBe('/tents/'));
});

test('a newer text ends the request for an older one, and nothing found is said', async () => {
  const { field, type } = await openField();
  type('hold');
  await eventually(() => expect([...asked.keys()]).toEqual(['hold']));
  type('none');
  await eventually(() => expect(ended).toEqual(['hold']));
  const status = document.querySelector('[role=status]');
  await eventually(() => expect(status?.textContent).toBe('0 suggestions'));
  expect([status?.className, field.getAttribute('aria-expanded')]).toEqual(['suggest-none', 'false']);
});

test('suggestions that do not come within a second are given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answer = askForSuggestions(address, 'hold', new AbortController().signal);
    await vi.advanceTimersByTimeAsync(MAX_WAIT);
    expect(await answer).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
