// @vitest-environment jsdom

import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, type LoaderFunctionArgs, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { unlessShown, useShownAddress } from './shown-address';

/** Lets the open list show what a query says. */
let grow: (query: string | undefined) => void = () => {};

function List() {
  const [query, setQuery] = useState<string>();
  grow = setQuery;
  useShownAddress(query);
  return null;
}

/** A list at `/list/`, and what its loader was asked for. */
async function openList() {
  const loaded: string[] = [];
  const loader = ({ request }: LoaderFunctionArgs) => {
    loaded.push(new URL(request.url).search);
    return null;
  };
  const router = createMemoryRouter(
    [
      { path: '/list/', Component: List, loader, shouldRevalidate: unlessShown },
      { path: '/product/', element: null },
    ],
    { initialEntries: ['/list/'] },
  );
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<RouterProvider router={router} />));
  await act(async () => grow('?show=120'));
  const go = (to: string | number) => act(() => router.navigate(to as never));
  return { router, loaded, go };
}

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

test('what a page shows already is written into its address, and nothing is loaded for it', async () => {
  const { router, loaded } = await openList();
  expect(router.state.location.search).toBe('?show=120');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.preventScrollReset).toBe(true);
  expect(loaded).toEqual(['']);
});

test('Back to such a page loads what it showed, and so does any other step to its address', async () => {
  const { loaded, go } = await openList();
  await go('/product/');
  await go(-1);
  expect(loaded).toEqual(['', '?show=120']);
  await go('/list/');
  await go('/list/?show=120');
  expect(loaded).toEqual(['', '?show=120', '', '?show=120']);
});
