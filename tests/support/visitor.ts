import { ask, type PlainAnswer } from './shop';

/** A visitor over plain HTTP who stores cookies, like a browser without scripts. */
export type Visitor = {
  get: (path: string, headers?: Record<string, string>) => Promise<PlainAnswer>;
  /** Sends a form from the same origin. */
  post: (path: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<PlainAnswer>;
  /** The stored cookies by name; a test may change them. */
  cookies: Map<string, string>;
};

/** @param host with its port; by default the IP address, which has no language */
export function visitor(port: number, host = `127.0.0.1:${port}`): Visitor {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (answer: PlainAnswer): PlainAnswer => {
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line) || value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const headersWith = (headers: Record<string, string>) =>
    cookies.size === 0 ? headers : { Cookie: cookieHeader(), ...headers };
  return {
    cookies,
    get: async (path, headers = {}) => keep(await ask(port, path, { host, headers: headersWith(headers) })),
    post: async (path, fields, headers = {}) => {
      const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://${host}` };
      const body = new URLSearchParams(fields).toString();
      const sent = { ...form, ...headersWith(headers) };
      return keep(await ask(port, path, { host, method: 'POST', headers: sent, body }));
    },
  };
}

/** The readable text of a page: without markup and scripts, entities decoded. */
export function readableText(html: string): string {
  return (
    html
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/&#x27;/g, "'")
      // where a long word may be broken
      .replaceAll('\u00AD', '')
      .replace(/\s+/g, ' ')
  );
}

/** The value of a hidden or filled field of a page. @throws when the page has none of that name */
export function fieldValue(html: string, name: string): string {
  const tag = new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`).exec(html)?.[0];
  const value = tag && /\bvalue="([^"]*)"/.exec(tag)?.[1];
  if (value === undefined) throw new Error(`The page has no field ${name}.`);
  return value;
}

/** The hidden fields of the form with an id, which a browser sends unchanged. */
function hiddenFields(html: string, formId: string): Record<string, string> {
  const form = new RegExp(`<form[^>]*\\bid="${formId}"[\\s\\S]*?</form>`).exec(html)?.[0] ?? '';
  const fields = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name, value]) => [name, value]));
}

/** Puts the variant selected on a product page into the cart. @returns its id */
export async function putIntoCart(person: Visitor, productPath: string, amount = 1): Promise<string> {
  const productId = fieldValue((await person.get(productPath)).body, 'productId');
  await person.post('/ostoskori/', { intent: 'add', productId, amount: `${amount}` });
  return productId;
}

/** A Helsinki customer's entries in the order form, for home delivery and payment by card. */
const HELSINKIAN = {
  phone: '+358 40 123 4567',
  first_name: 'Maija',
  last_name: 'Metsä',
  address: 'Polku 1',
  postal_code: '00100',
  city: 'Helsinki',
  delivery_method: 'kotiinkuljetus',
  payment_method: 'kortti',
  accept_terms: 'on',
};

/** The filled-in order form of the payment page as it is sent, with the total shown to the shopper. */
export async function filledOrder(person: Visitor, email: string): Promise<Record<string, string>> {
  const start = await person.get('/kassa/');
  const form = { ...HELSINKIAN, email };
  const shown = await person.post('/kassa/', { ...hiddenFields(start.body, 'order'), ...form, intent: 'locations' });
  return { ...hiddenFields(shown.body, 'order'), ...form, intent: 'confirm' };
}
