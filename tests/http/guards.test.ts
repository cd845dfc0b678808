import { expect, test } from '@playwright/test';
import type { ShopRole } from 'backend/domain/customers/shop-user';
import { type Screen, type ScreenName, screenList, screens } from '~/routing/screens';
import { GUARDED_ACTIONS } from '../support/guards';
import { markupFaults } from '../support/markup-faults';
import { newMember } from '../support/people';
import { runShop } from '../support/run-shop';
import { ask } from '../support/shop';
import { putIntoCart, type Visitor, visitor } from '../support/visitor';

const { port, host, dataDir } = runShop();
const LOG_IN = '/tili/kirjaudu/';
/** Screens for everybody whose page is the log-in screen: a guest has nothing to log out of, and steps are only posted. */
const REDIRECTING = new Set<ScreenName>(['logout', 'passkeyStep']);

/** Somebody of a role who is signed in on the Finnish host. */
async function signedIn(role: ShopRole): Promise<Visitor & { readonly email: string }> {
  const { email, password } = await newMember(dataDir, `guard-${role}`, role);
  const person = visitor(port, host('fi'));
  const answer = await person.post(LOG_IN, { username: email, password, next: '' });
  expect([answer.status, person.cookies.has('so.auth')], role).toEqual([303, true]);
  return { ...person, email };
}

/** The Finnish address of a screen, its parameters filled in. */
const addressOf = ({ paths }: Screen): string => {
  const path = paths.fi.replaceAll(/\{\w+\*?\}/g, 'olematon');
  return path.endsWith('/') ? path : `${path}/`;
};

/** What became of a request, as far as guards go. */
function outcomeOf({ status, headers }: { status: number; headers: Record<string, unknown> }): string {
  const to = String(headers['location'] ?? '');
  if (status >= 500 && status !== 501) return `failure ${status}`;
  if (to.startsWith(LOG_IN)) return 'log-in';
  if (status === 405) return 'no action';
  return status === 404 ? 'missing' : 'entered';
}

/** What a guarded screen answers to a role. */
function expectedOf({ access, paths }: Screen, role: ShopRole | 'guest'): RegExp {
  if (access === 'customer') return role === 'guest' ? /^log-in$/ : /^(entered|missing)$/;
  // what a made-up number stands for does not exist for anybody
  if (access === 'admin') return role === 'admin' ? /^(entered|missing)$/ : /^missing$/;
  if (role !== 'staff' && role !== 'admin') return /^missing$/;
  return paths.fi.includes('{') ? /^(entered|missing)$/ : /^entered$/;
}

for (const role of ['guest', 'customer', 'org', 'staff', 'admin'] as const) {
  test(`screens and actions let a person in by the table: ${role}`, async () => {
    const person = role === 'guest' ? visitor(port, host('fi')) : await signedIn(role);
    for (const screen of screenList.filter(({ access }) => access !== 'anyone')) {
      const path = addressOf(screen);
      const expected = expectedOf(screen, role);
      const got = await person.get(path);
      expect(outcomeOf(got), `GET ${path}`).toMatch(expected);
      expect(markupFaults(got.body), path).toEqual([]);
      expect(String(got.headers['cache-control']), path).toContain('no-store');
      // an empty form: actions check the person before the form
      const posted = outcomeOf(await person.post(path, {}));
      if (posted !== 'no action') expect(posted, `POST ${path}`).toMatch(expected);
    }
  });
}

test('screens for everybody send no guest to log-in, and their actions fail on no empty form', async () => {
  const guest = visitor(port, host('fi'));
  for (const screen of screenList.filter(({ access }) => access === 'anyone')) {
    const path = addressOf(screen);
    if (!REDIRECTING.has(screen.name)) {
      const got = await guest.get(path);
      expect(outcomeOf(got), `GET ${path}`).not.toMatch(/log-in|failure/);
      expect(markupFaults(got.body), path).toEqual([]);
    }
    expect(outcomeOf(await guest.post(path, {})), `POST ${path}`).not.toMatch(/failure/);
  }
});

test('actions that need more than their screen refuse guests and a log-in that is over', async () => {
  const guest = visitor(port, host('fi'));
  const over = await signedIn('customer');
  const kept = new Map(over.cookies);
  await over.post('/tili/kirjaudu-ulos/', {});
  for (const [name, value] of kept) over.cookies.set(name, value);
  for (const { screen, path, fields } of GUARDED_ACTIONS) {
    for (const [who, person] of Object.entries({ guest, over })) {
      const answer = await person.post(path ?? addressOf(screens[screen]), fields);
      const isRefused = answer.status === 401 || outcomeOf(answer) === 'log-in';
      expect(isRefused, `${screen}, ${who}: ${answer.status} ${answer.headers['location']}`).toBe(true);
    }
  }
});

test('pages of two people on one address are their own, and a made-up file below the account is stored nowhere', async () => {
  const [aino, eero] = [await signedIn('customer'), await signedIn('customer')];
  for (const path of ['/tili/omat-tiedot/', '/tili/tietosuoja/tietoni/']) {
    const [first, second] = [await aino.get(path), await eero.get(path)];
    expect(first.body, path).toContain(aino.email);
    expect(second.body, path).toContain(eero.email);
    expect(second.body, path).not.toContain(aino.email);
    expect(String(first.headers['cache-control']), path).toContain('no-store');
  }
  for (const path of ['/tili/x.css', '/tili/omat-tiedot/x.css', '/tili/omat-tiedot.css', '/accounts/x.css']) {
    const made = await aino.get(path);
    expect(String(made.headers['cache-control']), path).toContain('no-store');
    expect(made.body, path).not.toContain(aino.email);
    const guest = await ask(port, path, { host: host('fi') });
    expect(guest.body, path).not.toContain(aino.email);
  }
});

test('what staff saw of a product is not in the page that a guest gets next', async () => {
  const staff = await signedIn('staff');
  // no other test buys, reviews or changes this product meanwhile
  const path = '/riekko/saana/';
  const guest = () => ask(port, path, { host: host('fi') });
  const before = await guest();
  const seen = await staff.get(path);
  expect(seen.body).not.toBe(before.body);
  expect(String(seen.headers['cache-control'])).toContain('no-store');
  const after = await guest();
  expect(after.body).toBe(before.body);
  expect(after.body).not.toContain(staff.email);
  const english = await ask(port, path, { host: host('en') });
  expect(english.body).toContain('lang="en"');
});

test('a session cookie that was tampered with, cut or made too large is a guest’s, and the cart stays', async () => {
  const person = await signedIn('customer');
  await putIntoCart(person, '/hanki/kaamos-trail-pant/?color=gray&size=32');
  const token = String(person.cookies.get('so.auth'));
  for (const value of [`${token.slice(0, -2)}AA`, token.slice(0, 20), `${token}${'A'.repeat(5_000)}`, 'null', '%00']) {
    person.cookies.set('so.auth', value);
    expect(outcomeOf(await person.get('/tili/')), value.slice(0, 30)).toBe('log-in');
    expect((await person.get('/ostoskori/')).body, value.slice(0, 30)).toContain('Kaamos Trail');
  }
});
