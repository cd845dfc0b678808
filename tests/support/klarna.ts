import { HttpResponse, http } from 'msw';
import type { SetupServer } from 'msw/node';
import { ADDRESS } from './klarna-server';

type Purchase = { order_amount: number; purchase_currency: string; merchant_urls: Record<string, string> };
const BUYER = { ...ADDRESS, country: 'fi' };

/** Klarna, as far as the shop calls it: its orders with what the shop sent, and what became of them. */
export function fakeKlarna(server: SetupServer, api: string) {
  const known = new Map<string, Purchase & { status: string; managed: string }>();
  const open = 'checkout_incomplete';
  const answer = (id: string) => {
    const order = known.get(id);
    if (!order) return new HttpResponse(null, { status: 404 });
    return HttpResponse.json({ order_id: id, ...order, html_snippet: `<div>${id}</div>`, billing_address: BUYER });
  };
  server.use(
    http.post(`${api}/checkout/v3/orders`, async ({ request }) => {
      const id = `k-${crypto.randomUUID()}`;
      known.set(id, { ...((await request.json()) as Purchase), status: open, managed: 'AUTHORIZED' });
      return answer(id);
    }),
    http.post(`${api}/checkout/v3/orders/:id`, async ({ params, request }) => {
      const id = String(params['id']);
      const order = known.get(id);
      if (order && order.status !== open) return HttpResponse.json({ error_code: 'READ_ONLY_ORDER' }, { status: 403 });
      if (order) known.set(id, { ...order, ...((await request.json()) as Purchase) });
      return answer(id);
    }),
    http.get(`${api}/checkout/v3/orders/:id`, ({ params }) => answer(String(params['id']))),
    http.post(`${api}/checkout/v3/orders/:id/abort`, ({ params }) => {
      const order = known.get(String(params['id']));
      if (order) order.status = 'aborted';
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`${api}/ordermanagement/v1/orders/:id`, ({ params }) => {
      const order = known.get(String(params['id']));
      if (!order) return new HttpResponse(null, { status: 404 });
      const { managed: status, order_amount, purchase_currency } = order;
      return HttpResponse.json({ status, order_amount, purchase_currency });
    }),
    http.post(`${api}/ordermanagement/v1/orders/:id/acknowledge`, () => new HttpResponse(null, { status: 204 })),
    http.post(`${api}/ordermanagement/v1/orders/:id/cancel`, ({ params }) => {
      const order = known.get(String(params['id']));
      if (order) order.managed = 'CANCELLED';
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return known;
}
