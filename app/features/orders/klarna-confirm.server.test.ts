import type { LoaderFunctionArgs } from '@remix-run/node';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { EMPTY_DRAFT } from '~/features/cart/checkout-draft';
import { draftSetCookie, readDraft } from '~/features/cart/checkout-draft.server';
import { purgeSharedAnswers } from '~/server/context.server';
import { flashCookie } from '~/server/shop-cookies.server';
import { confirmKlarnaOrder } from './klarna-confirm.server';

beforeAll(() => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

const HOME = 'http://fi.localhost:3000/';
const ID = 'k-1';
const nameAndValue = (setCookie: string) => setCookie.split(';', 1)[0] ?? '';

/** Opens the confirmation in a browser that saw the snippet `klarnaId`. @returns where it leads, and the cookies then */
async function confirmIn(klarnaId: string, answer: () => Response, id = ID) {
  const cookie = nameAndValue(draftSetCookie({ ...EMPTY_DRAFT, city: 'Oulu', klarnaId }, new Request(HOME)));
  const send = async (request: Request) =>
    new URL(request.url).pathname === '/api/init-config/' ? Response.json({ currencyRate: 1, taxAreaId: 1 }) : answer();
  const request = new Request(`${HOME}kassa/klarna/vahvistus/?klarna_order_id=${id}`, { headers: { cookie } });
  const shop = { backend: send, clientAddress: '', geoCountry: undefined, shared: false };
  const response = await confirmKlarnaOrder({
    request,
    params: {},
    context: { shop },
  } as unknown as LoaderFunctionArgs);
  const set = response.headers.getSetCookie().map(nameAndValue);
  const own = set.some((each) => each.startsWith('checkout=')) ? [] : [cookie];
  const after = new Request(HOME, { headers: { cookie: [...own, ...set].join('; ') } });
  return { to: response.headers.get('location'), draft: readDraft(after), toast: flashCookie.read(after)?.text ?? '' };
}

const placed = () => Response.json({ payment_reference: 'REFERENCE' });

test('the browser that bought in the snippet goes on as after any other order, with the form it filled in', async () => {
  const { to, draft } = await confirmIn(ID, placed);
  expect(to).toBe('/tilaus/kasittely/?reference=REFERENCE');
  expect(draft).toMatchObject({ reference: 'REFERENCE', klarnaId: '', city: 'Oulu' });
});

test('another browser is led to the order, and its own cart and form are left alone', async () => {
  const { to, draft } = await confirmIn('k-2', placed);
  expect(to).toBe('/tilaus/kasittely/?reference=REFERENCE');
  expect(draft).toMatchObject({ reference: '', klarnaId: 'k-2' });
});

test('what could not be placed leads to the cart, which says why and that nothing was charged', async () => {
  const refused = () => Response.json({ reason: 'OUT_OF_STOCK', errors: ['Kuori on loppu.'] }, { status: 409 });
  const { to, draft, toast } = await confirmIn(ID, refused);
  expect(to).toBe('/ostoskori/');
  expect(toast).toBe('Kuori on loppu. Tilaus peruttiin Klarnassa, eikä sinulta veloitettu mitään.');
  expect(draft.klarnaId).toBe('');
});

test('an unknown id, or none of Klarna’s form, is not found', async () => {
  const unknown = () => Response.json({ reason: 'UNKNOWN_ORDER' }, { status: 404 });
  await expect(confirmIn(ID, unknown)).rejects.toMatchObject({ status: 404 });
  await expect(confirmIn(ID, placed, '../x')).rejects.toMatchObject({ status: 404 });
});
