import { createContext } from 'react';

/**
 * Marks the shop's own inline scripts while a page is rendered, so that its policy can allow exactly those. The mark is
 * taken out of the finished page; in the browser there is none.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
