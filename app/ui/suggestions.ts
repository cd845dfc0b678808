/** A suggestion: where it leads, its name, what stands before it, a picture and a price. */
export type Suggestion = {
  readonly href: string;
  readonly name: string;
  readonly detail?: string;
  readonly image?: string;
  readonly price?: string;
};

/** What a field with suggestions shows for a text. */
export type Suggestions = {
  /** In the order they are shown; a section without a title stands apart at the end. */
  readonly sections: readonly { readonly title: string; readonly items: readonly Suggestion[] }[];
  /** How many there are, for screen readers; visible as well where there are none. Empty when nobody could answer. */
  readonly status: string;
};

/** Characters below which nothing is suggested. */
export const MIN_TEXT = 2;
/** Suggestions that come later than this, in milliseconds, are of no use to somebody who is typing. */
export const MAX_WAIT = 1_000;

/**
 * Asks for the suggestions for a text.
 * @param address answers them as JSON for `?q=`
 * @param cancelled ends the request
 * @returns null when they cannot be had, or not within a second: the form searches without them
 */
export async function askForSuggestions(
  address: string,
  text: string,
  cancelled: AbortSignal,
): Promise<Suggestions | null> {
  const request = new AbortController();
  const end = () => request.abort();
  const timer = setTimeout(end, MAX_WAIT);
  cancelled.addEventListener('abort', end);
  try {
    const response = await fetch(`${address}?q=${encodeURIComponent(text)}`, { signal: request.signal });
    return response.ok ? ((await response.json()) as Suggestions) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    cancelled.removeEventListener('abort', end);
  }
}
