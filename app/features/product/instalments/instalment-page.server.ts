import type { LoaderFunctionArgs } from '@remix-run/node';
import { readLocaleChoices } from '~/api/locale';
import type { Locale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';
import { INSTALMENT_POLICY } from '~/server/door/content-policy.server';
import { storefrontSettings } from '~/server/env.server';
import { MOST_MINOR } from './instalment-amount';
import { isKlarnaCurrency, klarnaLocale } from './klarna-market';

/** Nothing of it is kept: the same address is another page once the shop has another identifier at Klarna. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': INSTALMENT_POLICY,
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Robots-Tag': 'noindex',
};

/**
 * The address of the instalment messages of a visitor, to which a page adds the amount; null where there are none: without an
 * identifier at Klarna, in Russian, in countries and currencies that Klarna has not.
 */
export function instalmentsAt({ language, country, currency }: Locale): string | null {
  const { klarnaMessagingClientId } = storefrontSettings();
  if (klarnaMessagingClientId === undefined) return null;
  if (klarnaLocale(country, language) === undefined || !isKlarnaCurrency(country, currency)) return null;
  return pathTo('instalmentMessage', language, { country });
}

/** The amount of an address; undefined for what is no whole number within the limits. */
export function readAmount(text: string | null): number | undefined {
  if (text === null || !/^[1-9]\d{0,8}$/.test(text)) return undefined;
  return Number(text) <= MOST_MINOR ? Number(text) : undefined;
}

/** Every part is checked or made here: nothing needs escaping. */
function messagePage(clientId: string, locale: string, amount: number): string {
  const environment = clientId.includes('_test_') ? 'playground' : 'production';
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
<title>Klarna</title>
<style>body { margin: 0; font: 0.875rem/1.25rem system-ui, sans-serif }</style>
<script async src="https://js.klarna.com/web-sdk/v1/klarna.js" data-environment="${environment}" data-client-id="${clientId}"></script>
</head>
<body>
<klarna-placement data-key="credit-promotion-auto-size" data-locale="${locale}" data-purchase-amount="${amount}"></klarna-placement>
</body>
</html>
`;
}

/**
 * The page that holds Klarna's instalment message, for the frame in a product page. Only its policy lets Klarna's script run.
 * Specification 2 §2, §9.
 * @returns 404 for an amount, a country or a language without messages, and in a shop without an identifier at Klarna
 */
export async function loadInstalmentMessage(args: LoaderFunctionArgs): Promise<Response> {
  const { api, language, params, url } = await shopContext(args);
  const { klarnaMessagingClientId: clientId } = storefrontSettings();
  const country = params['country'] ?? '';
  const amount = readAmount(url.searchParams.get('amount'));
  const locale = klarnaLocale(country, language);
  if (clientId === undefined || amount === undefined || locale === undefined) return none();
  const { countries } = await readLocaleChoices(api);
  // a backend that does not list its countries is not contradicted
  if (countries.length > 0 && !countries.some(({ code }) => code === country)) return none();
  return new Response(messagePage(clientId, locale, amount), { headers: HEADERS });
}

const none = () => new Response(null, { status: 404, headers: { 'X-Robots-Tag': 'noindex' } });
