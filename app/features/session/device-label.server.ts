import Bowser from 'bowser';

/** Max length of a User-Agent header that is read; browsers send less than half of it. */
const MAX_HEADER = 500;

/**
 * The name of the visitor's browser for the list of devices, `Firefox, Windows`. It is what the browser says about itself,
 * only for the person to recognise it; empty when it says nothing known.
 */
export function deviceLabel(request: Request): string {
  const header = request.headers.get('user-agent')?.slice(0, MAX_HEADER) ?? '';
  if (header === '') return '';
  const { browser, os } = Bowser.parse(header);
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 100);
}
