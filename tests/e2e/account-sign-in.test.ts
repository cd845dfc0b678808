import { logOut, newPerson, sendLogIn } from './support/account';
import { arrive, open } from './support/shopper';
import { expect, test } from './support/test';

/** Chromium's console message for a page with an error status. */
const REFUSED = /status of 4\d\d/;

test('a member is asked to log in, mistypes, logs in, goes on to the page they wanted, and logs out', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(REFUSED);
  const person = await newPerson('aino');
  const shopper = await arrive(page, shop.home('en'), 'en', scripts, 'accounts/orders/');
  await expect(page.getByText('You need to login first.')).toBeVisible();

  await sendLogIn(shopper, { ...person, password: 'mistyped' });
  await expect(page.getByRole('alert').filter({ hasText: 'Incorrect username or password' })).toBeVisible();
  await expect(page.getByRole('main').getByLabel('E-mail', { exact: true })).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await sendLogIn(shopper, { ...person, email: person.email.toUpperCase() });
  await expect(page.getByText(shopper.says.loggedIn)).toBeVisible();
  await expect(page).toHaveURL(/\/accounts\/orders\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: `My account, ${person.email}` })).toBeVisible();
  if (scripts) {
    const events = () => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? []);
    await expect.poll(events).toEqual([{ event: 'frosmoReady' }]);
  }

  // who is logged in already is not asked again
  await open(shopper, 'accounts/login/?next=/newest/');
  await expect(page).toHaveURL(/\/newest\/$/);

  await logOut(shopper);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in or join the club' })).toBeVisible();
  await open(shopper, 'accounts/');
  await expect(page).toHaveURL(/\/accounts\/login\/\?next=/);
});

test('wrong passwords are refused ever more slowly, and the page says how long to wait', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(REFUSED);
  const person = await newPerson('eero');
  const shopper = await arrive(page, shop.home('en'), 'en', scripts, 'accounts/login/');
  const alert = page.getByRole('main').getByRole('alert');
  for (let n = 0; n < 10; n++) {
    await sendLogIn(shopper, { ...person, password: `guess ${n}` });
    await expect(alert).toHaveText(n < 5 ? /Incorrect/ : /^Too many attempts\. Try again in (\d+ seconds|1 second)\.$/);
  }
  // not even the right password: otherwise it would be told from the wrong ones
  await sendLogIn(shopper, person);
  await expect(alert).toHaveText(/Too many attempts/);
});
