import type { RequestedChoice } from './choose-variant';

/** Reads the requested choice from an address's parameters. Specification 2 §2. */
export function requestedChoice(search: URLSearchParams): RequestedChoice {
  return {
    color: search.get('color'),
    selectColor: search.get('select-color'),
    size: search.get('size'),
    type: search.get('type'),
  };
}

/** Reads a number parameter (`image`, `added`); null for anything but 1 to 2 147 483 647. */
export function numberParam(search: URLSearchParams, name: string): number | null {
  const text = search.get(name) ?? '';
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= 2_147_483_647 ? number : null;
}
