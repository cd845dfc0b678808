/**
 * Throws a 404 page with the message.
 * @param parent path of the page one level up, to which the error page links
 */
export function notFound(message: string, parent?: string): never {
  if (parent !== undefined) failed(message, { status: 404, parent });
  throw new Response(message, { status: 404, statusText: 'Not Found', headers: plainText() });
}

/** Throws an error page with a message and a link to the page one level up. Outages and 429 get a Retry-After of 5 s. */
export function failed(message: string, { status, parent }: { status: number; parent?: string }): never {
  const headers = new Headers(status >= 500 || status === 429 ? { 'Retry-After': '5' } : {});
  throw Response.json({ message, ...(parent !== undefined && { parent }) }, { status, headers });
}

/** Throws a 403 page. */
export function forbidden(message: string): never {
  throw new Response(message, { status: 403, statusText: 'Forbidden', headers: plainText() });
}

function plainText(): Headers {
  return new Headers({ 'Content-Type': 'text/plain; charset=utf-8' });
}
