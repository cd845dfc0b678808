// @vitest-environment jsdom

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { useAnswer } from './use-answer';

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

const Page = () => <p>{useAnswer<() => string>()}</p>;

test('an answer stays while links lead around its page, until the page is answered or loaded again', async () => {
  const loader = () => ({});
  const action = async ({ request }: { request: Request }) => (await request.formData()).get('text');
  const router = createMemoryRouter([{ path: '/', Component: Page, loader, action }]);
  const place = document.createElement('div');
  await act(async () => createRoot(place).render(<RouterProvider router={router} />));
  const submit = async (text: string) => {
    const formData = new FormData();
    formData.set('text', text);
    await act(() => router.navigate('/', { formMethod: 'post', formData }));
  };
  await submit('No e-mail');
  expect(place.textContent).toBe('No e-mail');
  await act(() => router.navigate('#field'));
  await act(() => router.navigate('#main'));
  expect(place.textContent).toBe('No e-mail');
  await submit('No town');
  expect(place.textContent).toBe('No town');
  await act(() => router.navigate('/'));
  expect(place.textContent).toBe('');
});
