import { expect, test } from 'vitest';
import { purgeSharedAnswers, shopContext } from '~/server/context.server';
import { loadLocaleScreen } from './locale-screen.server';

const countries = [
  { delivery_country_code: 'fi', name: 'Suomi', currency: 'eur', is_enabled: true },
  { delivery_country_code: 'se', name: 'Ruotsi', currency: 'sek', is_enabled: true },
];

/**
 * The locale screen with a backend that locates visitors. @param clientAddress the visitor's address, when the backend
 * receives it
 */
async function open(clientAddress: string | undefined) {
  purgeSharedAnswers();
  const asked: string[] = [];
  const backend = async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (pathname === '/api/init-config/') return Response.json({ currencyRate: 1, taxAreaId: 1 });
    if (pathname === '/api/locale_by_ip/') return Response.json({ country_code: 'SE', currency: 'sek' });
    if (pathname === '/api/delivery-countries/') return Response.json({ countries, currencies: [] });
    return Response.json({}, { status: 404 });
  };
  const shop = { backend, clientAddress, geoCountry: undefined, shared: false };
  const request = new Request('http://fi.localhost/maa-ja-kieli/');
  const screen = await loadLocaleScreen(await shopContext({ request, context: { shop } }));
  return { guess: screen.guess?.country, asked };
}

test('the backend guesses the country of a visitor whose address it receives', async () => {
  expect((await open('198.51.100.7')).guess).toBe('se');
});

test('a backend that does not receive the visitor’s address is not called: it would guess the storefront’s country', async () => {
  const { guess, asked } = await open(undefined);
  expect(guess).toBeUndefined();
  expect(asked).not.toContain('/api/locale_by_ip/');
});
