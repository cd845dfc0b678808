import type { ActionFunctionArgs } from '@remix-run/node';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { purgeSharedAnswers } from '~/server/context.server';
import { authSetCookie } from '~/server/shop-cookies.server';
import { addBanner } from './banners.server';
import { addBundle } from './bundles.server';
import { beginDeskContent } from './content/contents.server';
import { addKeyword, changeDeskKeyword } from './keywords.server';
import { addOffer } from './offers.server';
import { addPeriod } from './periods.server';
import { changeDeskRedirects } from './redirects.server';
import { addRental } from './rentals.server';
import { changeDeskSetting } from './settings.server';
import { changeDeskStore } from './stores.server';
import { addUsed } from './used.server';

beforeAll(() => {
  process.env['LOG_LEVEL'] = 'silent';
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

const HOME = 'http://fi.localhost:3000/';
const ADMIN = { customer: { id: 1, email: 'aino@hanki.example' }, is_staff: true, is_admin: true };
const KNOWN: Readonly<Record<string, object>> = {
  '/api/init-config/': { currencyRate: 1, taxAreaId: 1 },
  '/api/delivery-countries/': { countries: [], currencies: [] },
};

/** A form that an administrator sends while every change fails; `all`: nobody can even be asked who it is. */
function sent(
  path: string,
  body: FormData | URLSearchParams,
  outage: 'changes' | 'all' = 'changes',
): ActionFunctionArgs {
  const backend = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/customer/' && outage === 'changes') return Response.json(ADMIN);
    const known = KNOWN[pathname];
    return known ? Response.json(known) : new Response('out', { status: 503 });
  };
  const auth = authSetCookie({ token: 't'.repeat(32), expiresAt: Date.now() + 60_000 }, new Request(HOME));
  const request = new Request(new URL(path, HOME), {
    method: 'POST',
    body,
    headers: { cookie: auth.split(';', 1)[0] ?? '', 'sec-fetch-site': 'same-origin' },
  });
  const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
  return { request, params: {}, context: { shop } } as unknown as ActionFunctionArgs;
}

const fields = (given: Record<string, string>) => new URLSearchParams(given);
const upload = (given: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) form.set(name, value);
  return form;
};

const FORMS = [
  [
    addKeyword,
    '/hallinta/selitetyt-sanat/uusi/',
    fields({ 'words.fi': 'Merino' }),
    { form: { words: { fi: 'Merino' } } },
  ],
  [
    changeDeskKeyword,
    '/hallinta/selitetyt-sanat/1/',
    fields({ 'words.fi': 'Lana' }),
    { form: { words: { fi: 'Lana' } } },
  ],
  [
    addBanner,
    '/hallinta/bannerit/uusi/text/',
    upload({ 'headings.fi': 'Talvi' }),
    { form: { headings: { fi: 'Talvi' } } },
  ],
  [changeDeskSetting, '/hallinta/asetukset/club_name/', fields({ value: 'Hanki' }), { form: { value: 'Hanki' } }],
  [changeDeskRedirects, '/hallinta/uudelleenohjaukset/', fields({ from: '/vanha/' }), { form: { from: '/vanha/' } }],
  [
    changeDeskStore,
    '/hallinta/myymalat/kamppi/',
    fields({ street_address: 'Katu 1' }),
    { form: { street_address: 'Katu 1' } },
  ],
  [addRental, '/hallinta/vuokraus/uusi/', fields({ day: '12,50' }), { form: { day: '12,50' } }],
  [addUsed, '/hallinta/kaytetyt/uusi/', upload({ price: '49' }), { form: { price: '49' } }],
  [addBundle, '/hallinta/setit/uusi/', fields({ 'parts.0': 'aapa/kota' }), { form: { price: '' } }],
  [
    addPeriod,
    '/hallinta/kausihinnat/uusi/',
    fields({ 'starts.day': '2026-12-01' }),
    { form: { starts: { day: '2026-12-01' } } },
  ],
  [addOffer, '/hallinta/tarjoukset/uusi/', fields({ percentage: '15' }), { form: { percentage: '15' } }],
  [beginDeskContent, '/hallinta/sisallot/', fields({ title: 'Opas', kind: 'guide' }), { title: 'Opas', kind: 'guide' }],
] as const;

test.each(FORMS)(
  '%o: a change that does not reach the backend comes back as it was typed',
  async (action, path, body, typed) => {
    const answer: unknown = await action(sent(path, body));
    expect(answer).toMatchObject({ init: { status: 503 }, data: typed });
    expect(JSON.stringify(answer)).toContain('Kirjoittamasi on alla');
  },
);

test('while the backend does not tell who sends it, a form comes with the error page, to be sent again', async () => {
  const form = upload({ title: ' Pitkä teksti\r\nja toinen rivi ', intent: 'publish' });
  form.set('image_file', new Blob(['x']), 'kuva.jpg');
  const outcome: unknown = await addBanner(sent('/hallinta/bannerit/uusi/text/', form, 'all')).catch(
    (thrown) => thrown,
  );
  expect(outcome).toBeInstanceOf(Response);
  const { status } = outcome as Response;
  expect([status, await (outcome as Response).json()]).toEqual([
    503,
    {
      kept: {
        fields: [
          ['title', ' Pitkä teksti\r\nja toinen rivi '],
          ['intent', 'publish'],
        ],
        isUpload: true,
      },
    },
  ]);
});
