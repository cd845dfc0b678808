import type { ActionFunctionArgs } from '@remix-run/node';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '~/locale/languages';
import { translate } from '~/locale/messages';
import { purgeSharedAnswers } from '~/server/context.server';
import { viewOrder } from '../view-order.server';
import { changeReturnPage } from './return-page.server';
import { changeReturns } from './returns.server';
import { changeWithdrawal } from './withdrawal.server';

beforeAll(() => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

const ORDER = {
  ...{ order_number: 'S123456', payment_reference: 'REFERENCE', status: 'delivered', payment_status: 'captured' },
  ...{ placed: '2026-11-01T10:00:00Z', paid: '2026-11-01T10:05:00Z', email: 'maija@example.com', rows: [] },
  ...{ first_name: 'Maija', last_name: 'Metsä' },
  ...{ total_price: 200, tax: 40.64, currency_code: 'EUR', currency_rate: 1, display_total_minor: 20_000 },
  ...{ display_tax_minor: 4_064, charge_currency: 'EUR', charge_minor: 20_000, payment_methods: [] },
};
const BACK = {
  ...{ number: 'R123456789', reference: 'BACK', kind: 'return', status: 'more_info', created: '2026-11-10T10:00:00Z' },
  ...{ can_cancel: true, can_answer: true },
};
const ROW = { row_id: 7, name: 'Takki', amount: 2, left: 2, can_withdraw: true };
const AFTER = {
  ...{ return_until: '2027-02-09T21:59:59Z', charge_currency: 'EUR', cancellation: 'direct' },
  rows: [{ ...ROW, exchanges: [{ product_id: 12, name: 'L' }] }],
  returns: [BACK],
};

type Action = (args: ActionFunctionArgs) => Promise<unknown>;
type Reply = { readonly status: number; readonly headers: Headers; readonly body: Record<string, unknown> };

/** Sends a form to an action, with a backend whose changes answer `answer`. @returns its reply, and the calls that change something */
async function send(
  action: Action,
  fields: Record<string, string>,
  {
    answer = () => Response.json({ status: 'processing' }),
    language = 'fi' as Language,
    after = AFTER as object,
    orderStatus = ORDER.status,
  } = {},
) {
  const changes: { path: string; body: unknown }[] = [];
  const backend = async (request: Request) => {
    const path = new URL(request.url).pathname;
    if (path === '/api/init-config/') return Response.json({ currencyRate: 1, taxAreaId: 1 });
    if (path === '/api/order/payment/REFERENCE/') return Response.json({ ...ORDER, status: orderStatus });
    if (path.endsWith('/after/')) return Response.json(after);
    if (path === '/api/returns/BACK/')
      return Response.json({ return: BACK, order_number: 'S123456', charge_currency: 'EUR' });
    changes.push({ path, body: await request.json() });
    return answer();
  };
  const path = action === changeReturnPage ? 'tilaus/palautus/BACK/' : '';
  const request = new Request(`http://${language}.localhost:3000/${path}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ reference: 'REFERENCE', ...fields }),
  });
  const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
  const result = await action({
    request,
    params: path === '' ? {} : { slug: 'BACK' },
    context: { shop },
  } as unknown as ActionFunctionArgs);
  return { ...(await replyOf(result)), changes };
}

async function replyOf(result: unknown): Promise<Reply> {
  if (result instanceof Response) return { status: result.status, headers: result.headers, body: {} };
  const { data: body, init } = result as { data: Record<string, unknown>; init: ResponseInit | null };
  return { status: init?.status ?? 200, headers: new Headers(init?.headers), body };
}

const refusing = (reason: string) => () => Response.json({ reason }, { status: 409 });
const RETURN = { intent: 'send', 'amount-7': '1', 'reason-7': 'too_small' };
const WITHDRAWAL = { intent: 'confirm', 'amount-7': '1', name: 'Maija' };

test.each([
  ['NOT_CANCELLABLE', viewOrder, { intent: 'cancel' }],
  ['PACK_TOGETHER_NOT_POSSIBLE', viewOrder, { intent: 'pack', other: 'S2' }],
  ['WRONG_STATUS', viewOrder, { intent: 'call-off', back: 'BACK' }],
  ['WRONG_STATUS', viewOrder, { intent: 'answer', back: 'BACK', message: 'M' }],
  ['TIME_EXPIRED', changeWithdrawal, WITHDRAWAL],
  ['NOT_PAID', changeWithdrawal, WITHDRAWAL],
  ['NOT_RETURNABLE', changeWithdrawal, WITHDRAWAL],
  ['TIME_EXPIRED', changeReturns, RETURN],
  ['NOT_DELIVERED', changeReturns, RETURN],
  ['NOTHING_LEFT', changeReturns, RETURN],
  ['SIZE_NOT_AVAILABLE', changeReturns, { ...RETURN, 'instead-7': 'exchange', 'exchange-7': '12' }],
] as const)('%s is told in the words of each language', async (reason, action, fields) => {
  for (const language of LANGUAGES) {
    const { status, body } = await send(action, fields, { answer: refusing(reason), language });
    expect([status, body['text']], language).toEqual([409, translate(language, 'returns')(`error.${reason}`)]);
  }
});

test('the specification’s words are those of English', () => {
  const say = translate('en', 'returns');
  expect(say('error.TIME_EXPIRED')).toBe('Return time expired');
  expect(say('error.PACK_TOGETHER_NOT_POSSIBLE')).toBe('Pack-together with another order not possible');
  expect(say('error.SIZE_NOT_AVAILABLE')).toBe('Selected colour or size not available');
  expect(say('cancelled')).toContain('within 1 to 5 days');
  expect(say('status.rejected')).toContain('not in saleable condition');
  expect(translate('en', 'order')('lookup.notFound')).toBe('Order not found (check e-mail and order number)');
  expect(translate('en', 'complaints')('missing')).toBe('Complaint could not be found');
  expect(translate('en', 'photos')('error.upload')).toBe('Upload error');
});

test('an order that can no longer be returned is refused before its products are chosen', async () => {
  const after = { ...AFTER, return_refusal: 'TIME_EXPIRED', withdraw_refusal: 'TIME_EXPIRED' };
  for (const action of [changeReturns, changeWithdrawal]) {
    const { status, body, changes } = await send(action, { intent: 'find' }, { after, language: 'en' });
    expect([status, body['text'], changes]).toEqual([409, 'Return time expired', []]);
  }
});

test('a return needs a reason for each product and a size for each exchange, and keeps what was typed', async () => {
  const reason = translate('fi', 'returns')('error.reason');
  const size = translate('fi', 'returns')('error.size');
  const typed = { intent: 'send', 'amount-7': '2', message: 'Liian pieni.' };
  const without = await send(changeReturns, { ...typed, 'reason-7': 'boredom', 'instead-7': 'exchange' });
  expect([without.status, without.body['text'], without.changes]).toEqual([400, reason, []]);
  expect(without.body['page']).toMatchObject({
    message: 'Liian pieni.',
    rows: [{ amount: 2, reason: 'boredom', instead: 'exchange', reasonError: reason, sizeError: size }],
  });
  const sizeless = await send(changeReturns, { ...typed, 'reason-7': 'other', 'instead-7': 'exchange' });
  expect([sizeless.status, sizeless.body['text'], sizeless.changes]).toEqual([400, size, []]);
  const nothing = await send(changeReturns, { intent: 'send', 'amount-7': '0' });
  expect([nothing.status, nothing.changes]).toEqual([400, []]);
});

test('a size counts only when an exchange is wanted', async () => {
  const done = () => Response.json({ number: 'R1', reference: 'NEW', received: '2026-11-10T10:00:00Z' });
  for (const [instead, exchange] of [
    ['exchange', 12],
    ['', null],
  ] as const) {
    const fields = { ...RETURN, 'instead-7': instead, 'exchange-7': '12' };
    const { status, changes } = await send(changeReturns, fields, { answer: done });
    const row = { row_id: 7, amount: 1, reason: 'too_small', exchange_product_id: exchange };
    expect([status, changes[0]?.body]).toEqual([200, { message: '', rows: [row] }]);
  }
});

test('a withdrawal is sent by its second step only, and needs a name', async () => {
  const first = await send(changeWithdrawal, { ...WITHDRAWAL, intent: 'check' });
  expect([first.status, first.changes, first.body['page']]).toMatchObject([200, [], { step: 'check' }]);
  const nameless = await send(changeWithdrawal, { ...WITHDRAWAL, name: ' ' }, { language: 'en' });
  expect([nameless.status, nameless.body['text'], nameless.changes]).toEqual([400, 'Name is a required field', []]);
});

const MADE = {
  ...{ ...BACK, number: 'R2', reference: 'MADE', kind: 'withdrawal', status: 'new', can_answer: false },
  rows: [{ name: 'Takki', amount: 1 }],
};
const received = { number: 'R2', reference: 'MADE', received: BACK.created };

test('a withdrawal that is sent again shows its receipt and takes no second unit; another one is taken', async () => {
  const after = { ...AFTER, returns: [MADE, BACK] };
  const done = () => Response.json(received);
  const again = await send(changeWithdrawal, { ...WITHDRAWAL, known: BACK.number }, { after, answer: done });
  expect([again.status, again.changes, again.body['page']]).toMatchObject([
    200,
    [],
    { step: 'done', receipt: received },
  ]);
  for (const fields of [{ known: 'R2' }, { known: BACK.number, 'amount-7': '2' }]) {
    const another = await send(changeWithdrawal, { ...WITHDRAWAL, ...fields }, { after, answer: done });
    expect(another.changes).toHaveLength(1);
  }
});

test('an order that its withdrawal has cancelled shows the receipt, whichever form is sent', async () => {
  const made = { ...MADE, status: 'processed', is_unsent: true };
  const after = { ...AFTER, withdraw_refusal: 'NOT_PAID', returns: [made] };
  for (const fields of [{ intent: 'find' }, { ...WITHDRAWAL, known: '' }]) {
    const { status, body, changes } = await send(changeWithdrawal, fields, { after, orderStatus: 'cancelled' });
    expect([status, changes, body['page']]).toEqual([200, [], { step: 'done', receipt: received, goods: 'unsent' }]);
  }
  const plain = await send(changeWithdrawal, { intent: 'find' }, { after: { ...after, returns: [] } });
  expect(plain.status).toBe(409);
});

test('the number of the order to be sent with is refused beside its field, which keeps what was typed', async () => {
  for (const language of LANGUAGES) {
    const t = translate(language, 'returns');
    const options = { answer: refusing('PACK_TOGETHER_NOT_POSSIBLE'), language };
    for (const [typed, status, text, calls] of [
      ['', 400, t('packMissing'), 0],
      ['s123 456', 400, t('packOwn'), 0],
      ['S999', 409, t('packRule'), 1],
    ] as const) {
      const reply = await send(viewOrder, { intent: 'pack', other: typed }, options);
      expect([reply.status, reply.changes.length, reply.body['problem']], language).toEqual([
        status,
        calls,
        { back: '', field: 'other', text, typed },
      ]);
    }
  }
});

test('an empty answer is refused beside its field, and an answer on the return’s own page leads back to it', async () => {
  const text = translate('fi', 'returns')('error.answer');
  for (const action of [viewOrder, changeReturnPage]) {
    const { status, body, changes } = await send(action, { intent: 'answer', back: 'BACK', message: ' ' });
    expect([status, body['problem'], changes]).toMatchObject([400, { back: 'BACK', field: 'message', text }, []]);
  }
  const { status, headers, changes } = await send(changeReturnPage, { intent: 'answer', message: 'Koko\r\nM' });
  expect([status, headers.get('location')]).toEqual([303, '/tilaus/palautus/BACK/']);
  expect(changes).toEqual([{ path: '/api/returns/BACK/answer/', body: { message: 'Koko\nM' } }]);
  const nothing = await send(changeReturnPage, { intent: 'delete' });
  expect([nothing.status, nothing.changes]).toEqual([400, []]);
});

test('a return of another order is not changed from this one', async () => {
  const { status, changes } = await send(viewOrder, { intent: 'call-off', back: 'OTHER' });
  expect([status, changes]).toEqual([400, []]);
});
