import type { Browser } from '@playwright/test';
import { runShop } from '../../support/run-shop';
import { logIn, newPerson } from './account';
import { newShopper, open } from './shopper';
import { expect, watch } from './test';

/** An administrator at the desk, in a browser of their own. */
export async function atTheDesk(browser: Browser, scripts: boolean) {
  const context = await browser.newContext({ javaScriptEnabled: scripts });
  const { seen, expected } = watch(context);
  expected.push(/status of 400/);
  const shopper = newShopper(await context.newPage(), runShop().home('fi'), 'fi', scripts);
  const main = shopper.page.getByRole('main');
  await logIn(shopper, await newPerson('kasittelija', 'admin'));
  /** Chooses a status on an order's page, for the order or for its return. */
  const choose = async (order: string, label: RegExp, status: string, note: string) => {
    await open(shopper, `hallinta/tilaukset/${order}/`);
    await main.getByLabel(label).selectOption({ label: status });
    if (note !== '') await main.getByLabel('Viesti', { exact: true }).last().fill(note);
  };
  return {
    main,
    send: async (order: string, trackingCode: string) => {
      await choose(order, /^Tila$/, 'Lähetetty', '');
      await main.getByLabel('Seurantatunnus').fill(trackingCode);
      await main.getByRole('button', { name: 'Vaihda tila', exact: true }).click();
      await expect(shopper.page.getByText('Tila on vaihdettu.')).toBeVisible();
      await choose(order, /^Tila$/, 'Toimitettu', '');
      await main.getByRole('button', { name: 'Vaihda tila', exact: true }).click();
      await expect(shopper.page.getByText('Tila on vaihdettu.')).toBeVisible();
    },
    moveReturn: async (order: string, number: string, status: string, note = '') => {
      await open(shopper, `hallinta/tilaukset/${order}/`);
      const back = main.getByRole('listitem').filter({ has: shopper.page.getByLabel(`Tila: ${number}`) });
      await back.getByLabel(`Tila: ${number}`).selectOption({ label: status });
      await back.getByLabel('Viesti', { exact: true }).fill(note);
      await back.getByRole('button', { name: 'Vaihda palautuksen tila' }).click();
    },
    done: () => expect(shopper.page.getByText('Tila on vaihdettu.')).toBeVisible(),
    leave: async () => {
      expect(seen.filter((text) => !expected.some((message) => message.test(text)))).toEqual([]);
      await context.close();
    },
  };
}
