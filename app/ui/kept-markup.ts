import { createContext, type ReactElement } from 'react';

/**
 * Gives the markup of an element that many pages show, from what was rendered before under the same key. The key must say
 * all that the markup depends on. Only the server keeps markup: in the browser there is none, and elements render themselves.
 */
export type KeepMarkup = (key: string, element: () => ReactElement) => string;

export const KeptMarkup = createContext<KeepMarkup | undefined>(undefined);
