const WITH_TOKEN = ['/api/customer/', '/api/bug-report/', '/api/checkout/'];
const PASSWORD_RESET_MAIL = '/api/customer/password/reset/';

/**
 * Whether the Authorization header goes out with a call: for the customer's, bug report and checkout paths or when the
 * call forces it, but never on the password reset e-mail path. Specification 1 §6.
 */
export function sendsToken(path: string, forced: boolean): boolean {
  if (path === PASSWORD_RESET_MAIL) return false;
  return forced || WITH_TOKEN.some((prefix) => path.startsWith(prefix));
}
