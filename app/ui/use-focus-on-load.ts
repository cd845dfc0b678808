import { createContext, useContext } from 'react';

/** Whether a page with errors is the answer to a form, which it is unless it says otherwise: the style guide shows them as they look. */
export const ErrorsAreAnswers = createContext(true);

const NONE = {};

/**
 * The attributes of what a page with a refused form is about: its list of errors, or a field with one. The browser gives the focus to
 * the first of them when such a page is loaded, so that without scripts it does not open at its top, seemingly unchanged. Only the
 * server writes them: React would move the focus whenever it creates such an element.
 */
export function useFocusOnLoad(isWrong: boolean) {
  const areAnswers = useContext(ErrorsAreAnswers);
  if (!isWrong || !areAnswers) return NONE;
  return { autoFocus: typeof document === 'undefined', suppressHydrationWarning: true };
}
