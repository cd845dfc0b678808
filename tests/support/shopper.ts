import type { AppLoadContext } from '@remix-run/node';
import { createBackend } from 'backend/app';
import type { CartState } from '~/features/cart/cart-state';
import { changeCart } from '~/features/cart/change-cart.server';
import { loadCart } from '~/features/cart/load-cart.server';
import { loadPayment } from '~/features/checkout/load-payment.server';
import type { PaymentAnswer, PaymentState, PaymentView } from '~/features/checkout/payment-view';
import { placeOrder } from '~/features/checkout/place-order.server';
import { decideTestPayment } from '~/features/orders/test-payment.server';
import type { TestDatabase } from './database';
import { shopSettings } from './ordering';

/** The storefront's loaders and actions on a backend, called directly without an HTTP server. */
export type TestStorefront = {
  /** A new visitor without cookies, by default with Finland and euros. */
  newShopper: (locale?: 'fi-eur' | undefined) => Shopper;
  close: () => Promise<void>;
};

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Opens a storefront on a test database. */
export function openStorefront({ db, pool }: TestDatabase): TestStorefront {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
  const backend = createBackend({
    db,
    pool,
    settings: shopSettings,
    media: { db, originals: '/nowhere', cache: '/nowhere', uploads: '/nowhere' },
    clock: () => new Date(),
    log: quiet,
    checkAnswers: true,
  });
  return {
    newShopper: (locale) => new Shopper((request) => backend.fetch(request), locale),
    close: backend.close,
  };
}

export type Handler = (args: {
  request: Request;
  context: AppLoadContext;
  params: Record<string, string>;
}) => Promise<unknown>;
/** The result of a loader or action as a browser sees it. */
export type Answer = { status: number; to: string | null; value: unknown };

/** A browser, which stores cookies and nothing else. */
export class Shopper {
  readonly cookies = new Map<string, string>();

  constructor(
    /** Set to make the backend unreachable. */
    public send: (request: Request) => Promise<Response>,
    locale?: string,
  ) {
    if (locale) this.cookies.set('locale', locale);
  }

  async ask(handler: Handler, path: string, fields?: Record<string, string>, headers: Record<string, string> = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
    const request = new Request(`http://en.localhost${path}`, { ...init, headers: { cookie, ...headers } });
    const shop = {
      backend: (sent: Request) => this.send(sent),
      clientAddress: '127.0.0.1',
      geoCountry: undefined,
      shared: false,
    };
    const result = await handler({ request, context: { shop } as AppLoadContext, params: {} }).catch(
      (thrown: unknown) => {
        if (thrown instanceof Response) return thrown;
        throw thrown;
      },
    );
    return this.#keep(result);
  }

  #keep(result: unknown): Answer {
    if (result instanceof Response) {
      this.#take(result.headers);
      return { status: result.status, to: result.headers.get('location'), value: undefined };
    }
    const { data, init } = result as { data: unknown; init: ResponseInit | null };
    this.#take(new Headers(init?.headers));
    return { status: init?.status ?? 200, to: null, value: data };
  }

  #take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value === '' || line.includes('Max-Age=0')) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), value);
    }
  }

  add(productId: number, amount = 1) {
    return this.ask(changeCart, '/checkout/', {
      intent: 'add',
      productId: String(productId),
      amount: String(amount),
    });
  }

  async cart(): Promise<CartState> {
    const { value } = await this.ask(loadCart, '/checkout/');
    return (value as { cart: CartState }).cart;
  }

  async payment(): Promise<PaymentView> {
    const { value } = await this.ask(loadPayment, '/checkout/payment/');
    return readyView((value as { payment: PaymentState }).payment);
  }

  confirm(view: PaymentView, more: Record<string, string> = {}) {
    return this.ask(placeOrder, '/checkout/payment/', { ...filled(view), ...more });
  }

  decide(to: string | null, decision: string) {
    return this.ask(decideTestPayment, to ?? '', { decision });
  }
}

/** The payment page's content. @throws when there is no form to fill in */
export function readyView(payment: PaymentState): PaymentView {
  if (payment.state !== 'ready') throw new Error(`The payment page is ${payment.state}.`);
  return payment.view;
}

export const answerOf = ({ value }: Answer) => value as PaymentAnswer;

/** The order form as filled in by a Finnish customer. */
export function filled(view: PaymentView): Record<string, string> {
  return {
    intent: 'confirm',
    key: view.draft.key,
    expected_total: String(view.checked.totalHundredths),
    expected_currency: view.checked.currency,
    email: 'aino@example.com',
    phone: '040 123 4567',
    first_name: 'Aino',
    last_name: 'Korhonen',
    address: 'Koskikatu 14',
    postal_code: '96100',
    city: 'Rovaniemi',
    delivery_method: view.deliveryMethod,
    payment_method: 'card',
    accept_terms: 'on',
  };
}
