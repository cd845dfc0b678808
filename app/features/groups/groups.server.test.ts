import { beforeAll, beforeEach, expect, test } from 'vitest';
import { purgeSharedAnswers } from '~/server/context.server';
import { authSetCookie } from '~/server/shop-cookies.server';
import { Shopper } from '../../../tests/support/shopper';
import { applyForGroup, type GroupRefusal } from './apply-for-group.server';
import { loadGroups } from './load-groups.server';

beforeAll(() => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

const scout = (status: string) => ({ group: 'scout', member_number: '1234567', status, valid_until: null });

/** A signed-in member in front of a backend that answers calls of groups like this, and what it was sent. */
function member(body: object | null, status = 200) {
  const sent: unknown[] = [];
  const shopper = new Shopper(async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/customer/groups/')) return new Response(null, { status: 404 });
    if (request.method === 'POST') sent.push(await request.json());
    return body === null ? new Response('down', { status }) : Response.json(body, { status });
  }, 'fi-eur');
  const auth = authSetCookie({ token: 't'.repeat(32), expiresAt: Date.now() + 60_000 }, new Request('http://x/'));
  shopper.cookies.set('so.auth', auth.slice('so.auth='.length).split(';')[0] ?? '');
  return { shopper, sent };
}

const CLUB = '/accounts/club/';
const apply = (shopper: Shopper, fields: Record<string, string>, path = CLUB) =>
  shopper.ask(applyForGroup, path, fields);
const groups = async (shopper: Shopper) => (await loadGroups(await argsOf(shopper))) as unknown;

/** The arguments of a loader, whose return value is plain. */
async function argsOf(shopper: Shopper) {
  let taken: Parameters<typeof loadGroups>[0] | undefined;
  await shopper.ask(async (args) => {
    taken = args as unknown as Parameters<typeof loadGroups>[0];
    return { data: null, init: null };
  }, CLUB);
  if (!taken) throw new Error('The loader was not asked.');
  return taken;
}

test('an application is sent with its number, and the page says what came of it', async () => {
  for (const [status, text] of [
    ['pending', 'We received your member number'],
    ['accepted', 'Your membership has already been noted.'],
  ] as const) {
    const { shopper, sent } = member(scout(status));
    expect(await apply(shopper, { group: 'scout', member_number: ' 1234567 ' })).toMatchObject({
      status: 303,
      to: CLUB,
    });
    expect(sent).toEqual([{ group: 'scout', member_number: '1234567' }]);
    const flash = Buffer.from(shopper.cookies.get('flash')?.split('.')[0] ?? '', 'base64url').toString();
    expect(flash).toContain(text);
  }
});

test('a number that is none, or that the backend refuses, is told at its group with what was typed', async () => {
  const { shopper, sent } = member({ member_number: ['?'] }, 400);
  for (const number of ['12', '=cmd()', '1234567'])
    expect((await apply(shopper, { group: 'latu', member_number: number })).value).toEqual<GroupRefusal>({
      group: 'latu',
      number,
      error: 'Enter your member number: 3 to 20 letters and digits.',
    });
  expect(sent).toHaveLength(1);
  const strange = await apply(shopper, { group: 'admin', member_number: '1234567' });
  expect(strange).toMatchObject({ status: 400, value: { group: null } });
});

test('a session that is over leads to the log-in and back; an outage is an error page', async () => {
  const over = member({ detail: 'over' }, 401);
  const form = { group: 'scout', member_number: '1234567' };
  expect((await apply(over.shopper, form)).to).toBe(`/accounts/login/?next=${encodeURIComponent(CLUB)}`);
  const down = member(null, 500);
  expect((await apply(down.shopper, form)).status).toBe(502);
});

test('every group is shown with the member’s own, or none when the backend cannot tell', async () => {
  const { shopper } = member({ groups: [scout('pending')] });
  expect(await groups(shopper)).toEqual([
    { group: 'scout', membership: { group: 'scout', memberNumber: '1234567', status: 'pending', validUntil: null } },
    { group: 'latu', membership: null },
  ]);
  for (const status of [404, 500]) {
    purgeSharedAnswers();
    expect(await groups(member(null, status).shopper)).toBeNull();
  }
});
