import { expect, test } from '@playwright/test';
import { runShop } from '../support/run-shop';
import { ask } from '../support/shop';
import { fieldValue, putIntoCart, readableText, visitor } from '../support/visitor';

const { port } = runShop();

for (const amount of ['0', '-1', '1.5', '1e9', '2abc', 'NaN', '9007199254740992', '']) {
  test(`a quantity of “${amount}” posted to the cart is refused with a message, and the total stays`, async () => {
    const person = visitor(port);
    const id = await putIntoCart(person, '/hanki/kaamos-trail-pant/?color=gray&size=32');
    const answer = await person.post('/ostoskori/', { intent: 'update', id, amount });
    const after = readableText((await person.get('/ostoskori/')).body);
    expect(answer.status).toBe(400);
    expect(readableText(answer.body)).toContain('Anna määrä kokonaislukuna');
    expect(after).toMatch(/Yhteensä[^€]* 89 €/);
  });
}

test('prices, discounts and identities that a form claims are ignored', async () => {
  const person = visitor(port);
  const productId = fieldValue((await person.get('/hanki/kaamos-trail-pant/?color=gray&size=32')).body, 'productId');
  const claims = {
    price: '0.01',
    priceOverride: '1',
    nameOverride: 'Free',
    customer_id: '1',
    discount: '100',
    frozen: 'true',
  };
  await person.post('/ostoskori/', { intent: 'add', productId, amount: '1', ...claims });
  const cart = readableText((await person.get('/ostoskori/')).body);
  expect(cart).toMatch(/Yhteensä[^€]* 89 €/);
  expect(cart).not.toContain('Free');
});

for (const [what, change] of [
  ['changed', (value: string) => `${value.slice(0, 4)}x${value.slice(5)}`],
  ['cut short', (value: string) => value.slice(0, value.length / 2)],
  ['foreign', () => 'eyJhbGciOiJub25lIn0.e30.AAAA'],
  ['oversized', () => 'A'.repeat(7_000)],
] as const) {
  test(`a ${what} cart and session are ignored, and a message tells the visitor about the cart`, async () => {
    const person = visitor(port);
    await putIntoCart(person, '/hanki/kaamos-trail-pant/?color=gray&size=32');
    const cart = change(person.cookies.get('cart') ?? '');
    const answer = await ask(port, '/ostoskori/', { headers: { Cookie: `cart=${cart}; so.auth=${cart}` } });
    expect(answer.status).toBe(200);
    expect(readableText(answer.body)).toMatch(/Ostoskoria ei saatu luettua|Ostoskorisi on tyhjä/);
  });
}
