import { open, ready, type Shopper } from './shopper';
import { expect } from './test';

/**
 * Opens the newest mail to an address in the development mailbox, and a link in it.
 * @param subject words of its subject
 * @param part part of the link's address; without it, the first link
 */
export async function openMail(shopper: Shopper, email: string, subject: string, part = ''): Promise<void> {
  const { page, says } = shopper;
  const mail = page.locator('details', { hasText: `${subject} · ${email}` }).first();
  // links that somebody asks for are mailed by a job
  await expect(async () => {
    await open(shopper, says.mailboxPath);
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass();
  if ((await mail.getAttribute('open')) === null) await mail.locator('summary').first().click();
  // those of its text, which is folded below its HTML
  const links = await mail
    .locator('.mail-text a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  // mails name the port of the settings, which is not the one that this run has chosen
  const { pathname, search } = new URL(links.find((link) => link.includes(part)) ?? '');
  await page.goto(new URL(pathname + search, page.url()).href);
  await ready(shopper);
}
