import { freePort, startKlarna } from '../support/klarna-server';
import { startTestShop } from '../support/shop';
import { orderNumber } from './support/ordering';
import { withoutPictures } from './support/pictures';
import { addToCart, newShopper, open, ready } from './support/shopper';
import { expect, test } from './support/test';

test('with Klarna set up the payment page alone shows its snippet, and what is bought there is an order', async ({
  page,
  shop: run,
  scripts,
}) => {
  test.setTimeout(120_000);
  const klarna = await startKlarna();
  // Klarna is told the shop's address, so its port must be known before it starts
  const PORT = String(await freePort());
  const env = { PORT, KLARNA_USERNAME: 'PK12345678', KLARNA_PASSWORD: 'secret-of-klarna', KLARNA_URL: klarna.url };
  const shop = await startTestShop({ dataDir: run.dataDir, env });
  try {
    await withoutPictures(page);
    const policies = new Map<string, string>();
    page.on('response', (response) => {
      const policy = response.headers()['content-security-policy'];
      if (policy !== undefined) policies.set(new URL(response.url()).pathname, policy);
    });
    const shopper = newShopper(page, `http://fi.localhost:${shop.port}/`, 'fi', scripts);
    await open(shopper, 'hanki/kaamos-trail-pant/?color=gray&size=34');
    await addToCart(shopper);
    await page.getByRole('link', { name: shopper.says.toCheckout }).click();
    await expect(page.getByLabel(shopper.says.phone, { exact: true })).toBeVisible();
    expect(policies.get('/kassa/')).toMatch(/script-src [^;]*'nonce-[^']+' https:\/\/\*\.klarna\.com/);
    expect(policies.get('/ostoskori/') ?? '').not.toContain('klarna');
    const buy = page.getByRole('link', { name: 'Buy with Klarna' });
    if (!scripts) {
      await expect(page.getByRole('radio', { name: /^Klarna/ })).toBeVisible();
      return expect(buy).toHaveCount(0);
    }
    await ready(shopper);
    await page.getByRole('radio', { name: shopper.says.homeDelivery }).check();
    await buy.click();
    await expect(page.getByRole('heading', { level: 1, name: shopper.says.thanks })).toBeVisible();
    expect(await orderNumber(shopper)).toMatch(/^S\d{9}$/);
    await open(shopper, 'ostoskori/');
    await expect(page.getByRole('main')).toContainText('Ostoskorisi on tyhjä');
  } finally {
    await shop.stop();
    await klarna.stop();
  }
});
