import { createContext, type ReactElement } from 'react';

/**
 * Stands for the markup of an element that many pages show, from what was rendered before of the same text in the same
 * place; together they must say all that the markup depends on. Only the server keeps markup: in the browser there is none,
 * and elements render themselves.
 * @param shown the text that the element shows: the longer part, looked up as it is
 * @param place where it stands, in few words
 */
export type KeepMarkup = (shown: string, place: string, element: () => ReactElement) => string;

export const KeptMarkup = createContext<KeepMarkup | undefined>(undefined);
