import type { CDPSession, Page } from '@playwright/test';
import { logIn, logOut, newPerson, sendLogIn } from './support/account';
import { arrive, open, ready } from './support/shopper';
import { expect, test } from './support/test';

/** Chromium's own authenticator without hardware: it keeps passkeys and verifies its user. */
async function plugInAuthenticator(page: Page): Promise<{ session: CDPSession; authenticatorId: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

test('a member adds a passkey, signs in with it, is asked for it after the password, and removes it', async ({
  page,
  shop,
  scripts,
}) => {
  test.skip(!scripts, 'passkeys need scripts');
  const { session, authenticatorId } = await plugInAuthenticator(page);
  const person = await newPerson('passkey');
  const shopper = await arrive(page, shop.home('en'), 'en', scripts, 'accounts/login/');
  await logIn(shopper, person);
  await open(shopper, 'accounts/security/passkeys/');
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill('My phone');
  await main.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('The passkey has been added.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'My phone' })).toBeVisible();

  // nobody answers the question: the page says so and asks again
  await logOut(shopper);
  await open(shopper, 'accounts/login/');
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await main.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(main.getByRole('alert')).toContainText('The passkey was not used.');
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await main.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText(shopper.says.loggedIn)).toBeVisible();

  await open(shopper, 'accounts/security/passkeys/');
  await main.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Logging in now asks for a passkey too.')).toBeVisible();
  await logOut(shopper);
  await open(shopper, 'accounts/login/?next=/newest/');
  await sendLogIn(shopper, person);
  await expect(main.getByRole('heading', { name: 'Confirm with your passkey' })).toBeVisible();
  await ready(shopper);
  await main.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page).toHaveURL(/\/newest\/$/);

  await open(shopper, 'accounts/security/passkeys/');
  await main.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('A password is enough to log in again.')).toBeVisible();
  await ready(shopper);
  await main.getByText('Change My phone').click();
  await main.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The passkey has been removed')).toBeVisible();
  await expect(main.getByText('You have no passkeys yet.')).toBeVisible();
});

test('without scripts no passkey is offered, and the page of passkeys says why', async ({ page, shop, scripts }) => {
  test.skip(scripts, 'with scripts they are offered');
  const shopper = await arrive(page, shop.home('en'), 'en', scripts, 'accounts/login/');
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(0);
  await logIn(shopper, await newPerson('no-passkey'));
  await open(shopper, 'accounts/security/passkeys/');
  await expect(page.getByText('Passkeys need JavaScript and a browser that supports them.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add passkey' })).toHaveCount(0);
});
