/** Throws a 404 page with the message. */
export function notFound(message: string): never {
  throw new Response(message, { status: 404, statusText: 'Not Found', headers: plainText() });
}

/** Throws a 403 page. */
export function forbidden(message: string): never {
  throw new Response(message, { status: 403, statusText: 'Forbidden', headers: plainText() });
}

function plainText(): Headers {
  return new Headers({ 'Content-Type': 'text/plain; charset=utf-8' });
}
