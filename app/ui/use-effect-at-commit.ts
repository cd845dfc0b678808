import { useEffect, useLayoutEffect } from 'react';

/**
 * An effect that runs as soon as the page has changed: a later one could run after the visitor's next press, and undo or lose it. React
 * warns about layout effects on the server, where none run.
 */
export const useEffectAtCommit = import.meta.env.SSR ? useEffect : useLayoutEffect;
