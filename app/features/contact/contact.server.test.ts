import type { LoaderFunctionArgs } from '@remix-run/node';
import { beforeEach, expect, test } from 'vitest';
import { purgeSharedAnswers } from '~/server/context.server';
import { loadAsk } from './contact.server';

beforeEach(() => purgeSharedAnswers());

const ITEM = { id: 2, name: 'Randosuksipaketti', day_price: '48.00', deposit: '300.00', stores: ['rovaniemi'] };

/** What the form of questions holds at first, opened by an address. */
async function known(search: string, rental: () => Response = () => Response.json({ items: [ITEM] })) {
  const backend = async ({ url }: Request) => {
    if (url.includes('/api/rental/')) return rental();
    return Response.json(url.includes('countries') ? { countries: [], currencies: [] } : { currencyRate: 1 });
  };
  const request = new Request(`http://fi.localhost:3000/kysy/${search}`);
  const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
  const page = await loadAsk({ request, params: {}, context: { shop } } as unknown as LoaderFunctionArgs);
  return { subject: page.data.known.subject, message: page.data.known.message };
}

test('the link of a rental item begins the message with it', async () => {
  const { subject, message } = await known('?subject=rental&item=2');
  expect(subject).toBe('rental');
  expect(message).toMatch(/^Vuokraus: Randosuksipaketti\nNouto- ja palautuspäivä: \n/);
});

test('an unknown item, or another subject, leaves the message empty', async () => {
  expect(await known('?subject=rental&item=3')).toEqual({ subject: 'rental', message: '' });
  expect(await known('?subject=rental&item=2abc')).toEqual({ subject: 'rental', message: '' });
  expect(await known('?subject=order&item=2')).toEqual({ subject: 'order', message: '' });
  expect(await known('?subject=anything')).toEqual({ subject: '', message: '' });
});

test('the form is there while the items cannot be read', async () => {
  const out = () => new Response('out', { status: 503 });
  expect(await known('?subject=rental&item=2', out)).toEqual({ subject: 'rental', message: '' });
});
