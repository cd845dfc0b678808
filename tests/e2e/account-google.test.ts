import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runShop } from '../support/run-shop';
import { startTestShop, type TestShop } from '../support/shop';
import { newPerson } from './support/account';
import { arrive, open, ready, type Shopper } from './support/shopper';
import { expect, type Page, test } from './support/test';

const CLIENT = 'shop.apps.googleusercontent.com';

test.describe.configure({ mode: 'default' });
let google: Server;
let shop: TestShop;

/** Google's tokeninfo: a token is `sub email`, or `sub` of a person who keeps the address to themselves. */
function tokenInfo(token: string): object | null {
  const [sub = '', email] = token.split(' ');
  if (!/^\d+$/.test(sub)) return null;
  const exp = String(Math.floor(Date.now() / 1000) + 600);
  return { aud: CLIENT, sub, exp, scope: 'openid', ...(email && { email, email_verified: 'true' }) };
}

test.beforeAll(async () => {
  google = createServer((request, response) => {
    const info = tokenInfo(new URL(request.url ?? '', 'http://google').searchParams.get('access_token') ?? '');
    response.writeHead(info ? 200 : 400, { 'Content-Type': 'application/json' }).end(JSON.stringify(info ?? {}));
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const { port } = google.address() as AddressInfo;
  const env = { GOOGLE_CLIENT_ID: CLIENT, GOOGLE_TOKEN_INFO: `http://127.0.0.1:${port}/` };
  shop = await startTestShop({ dataDir: runShop().dataDir, env });
});
test.afterAll(async () => {
  await shop.stop();
  google.close();
});

/** What Google's window answers: a token, or an error of the window. */
type Answer = { access_token: string } | { error: string } | { type: 'popup_closed' | 'popup_failed_to_open' };

/** Stands in for Google's script, which the page loads from Google under its content security policy. */
async function googleAnswers(page: Page, answer: Answer): Promise<void> {
  const call = 'type' in answer ? 'error_callback' : 'callback';
  const body = `window.google = { accounts: { oauth2: { initTokenClient: (config) => ({
    requestAccessToken: () => config.client_id === '${CLIENT}' && config.scope === 'openid email'
      && setTimeout(() => {
        config.${call}(${JSON.stringify(answer)});
        globalThis.isWindowClosed = true;
      }),
  }) } } };`;
  await page.unroute('https://accounts.google.com/**');
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

const home = () => `http://en.localhost:${shop.port}/`;

/** Opens the log-in screen and presses Google's button. */
async function pressGoogle(shopper: Shopper, path = 'accounts/login/'): Promise<void> {
  await open(shopper, path);
  await shopper.page.getByRole('button', { name: 'Continue with Google' }).click();
}

test('somebody new and a member sign in with Google, and go on to the page they came for', async ({
  page,
  scripts,
}) => {
  test.setTimeout(120_000);
  const shopper = await arrive(page, home(), 'en', scripts);
  const sub = `${Date.now()}`;
  const email = `new-${sub}@gmail.example`;
  const account = (name: string) => page.getByRole('banner').getByRole('link', { name: `My account, ${name}` });
  await googleAnswers(page, { access_token: `${sub} ${email}` });
  await pressGoogle(shopper, 'accounts/login/?next=/newest/');
  await expect(page).toHaveURL(`${home()}newest/`);
  await expect(account(email)).toBeVisible();

  await page.context().clearCookies();
  const member = await newPerson('google-member');
  await googleAnswers(page, { access_token: `${sub}1 ${member.email}` });
  await pressGoogle(shopper);
  await expect(page).toHaveURL(`${home()}accounts/`);
  await expect(account(member.email)).toBeVisible();
});

test('what Google or the shop refuses is told, and a closed window is no fault', async ({
  page,
  scripts,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(/status of 400|net::ERR_FAILED/);
  const shopper = await arrive(page, home(), 'en', scripts);
  const says = (text: string) => expect(page.getByText(text)).toBeVisible();
  await page.route('https://accounts.google.com/**', (route) => route.abort());
  await pressGoogle(shopper);
  await says('Google authentication is not ready (#2951)');

  await googleAnswers(page, { error: 'invalid_client' });
  await pressGoogle(shopper);
  await says('An unexpected error (#2952)');

  await googleAnswers(page, { type: 'popup_closed' });
  await pressGoogle(shopper);
  await expect.poll(() => page.evaluate(() => 'isWindowClosed' in globalThis)).toBe(true);
  await ready(shopper);
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  await expect(page.getByText('#2952')).toBeHidden();

  await googleAnswers(page, { access_token: 'of another site' });
  await pressGoogle(shopper);
  await says('Login failed');
  await googleAnswers(page, { access_token: '77' });
  await pressGoogle(shopper);
  await says('E-mail permission required for social login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in or join the club' })).toBeVisible();
});
