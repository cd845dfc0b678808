import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Order = {
  order_amount: number;
  purchase_currency: string;
  merchant_urls: { confirmation: string };
  status: string;
};

/** Who buys at Klarna. */
export const ADDRESS = {
  given_name: 'Maija',
  family_name: 'Metsä',
  email: 'maija@example.com',
  street_address: 'Polku 1',
  postal_code: '00100',
  city: 'Helsinki',
  phone: '+358401234567',
};

/** The snippet: a script of its own draws the button, as Klarna's does, and an inline style that a page's policy forbids in markup. */
const snippet = (buy: string) => `<div id="klarna-checkout-container" style="overflow-x: hidden">
  <script>
    const buy = document.createElement('a');
    buy.href = ${JSON.stringify(buy)};
    buy.textContent = 'Buy with Klarna';
    document.getElementById('klarna-checkout-container').append(buy);
  </script>
</div>`;

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}

/** A server that plays Klarna Checkout for a shop in a process of its own: orders, and a page `/buy/` that buys one. */
export async function startKlarna(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const orders = new Map<string, Order>();
  let url = '';
  const json = (response: ServerResponse, content: object, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  };
  const show = (response: ServerResponse, id: string) => {
    const order = orders.get(id);
    if (!order) return json(response, {}, 404);
    const html = snippet(`${url}/buy/${id}`);
    return json(response, { order_id: id, ...order, html_snippet: html, billing_address: ADDRESS });
  };
  const server = createServer(async (request, response) => {
    const [, first, , part, id = ''] = (request.url ?? '').split('/');
    let body = '';
    for await (const chunk of request) body += chunk;
    if (first === 'buy') {
      const bought = (request.url ?? '').split('/').at(-1) ?? '';
      const order = orders.get(bought);
      if (!order) return json(response, {}, 404);
      order.status = 'checkout_complete';
      const to = order.merchant_urls.confirmation.replace('{checkout.order.id}', bought);
      return response.writeHead(303, { location: to }).end();
    }
    if (first === 'ordermanagement') {
      const order = orders.get(id);
      return order ? json(response, { ...order, status: 'AUTHORIZED' }) : json(response, {}, 404);
    }
    const name = part === 'orders' && id === '' ? `k-${crypto.randomUUID()}` : id;
    if (request.method === 'POST') orders.set(name, { status: 'checkout_incomplete', ...JSON.parse(body || '{}') });
    return show(response, name);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
