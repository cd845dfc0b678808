/**
 * Throws a 404 page with the message.
 * @param parent path of the page one level up, which the error page then leads to
 */
export function notFound(message: string, parent?: string): never {
  if (parent !== undefined) failed(message, { status: 404, parent });
  throw new Response(message, { status: 404, statusText: 'Not Found', headers: plainText() });
}

/** Throws an error page with a message, and with a way to the page one level up. An outage may be tried again after 5 s. */
export function failed(message: string, { status, parent }: { status: number; parent?: string }): never {
  const headers = new Headers(status >= 500 ? { 'Retry-After': '5' } : {});
  throw Response.json({ message, ...(parent !== undefined && { parent }) }, { status, headers });
}

/** Throws a 403 page. */
export function forbidden(message: string): never {
  throw new Response(message, { status: 403, statusText: 'Forbidden', headers: plainText() });
}

function plainText(): Headers {
  return new Headers({ 'Content-Type': 'text/plain; charset=utf-8' });
}
