import { type ReactElement, useContext } from 'react';
import { KeptMarkup } from './kept-markup';

/**
 * What stands inside an element, as its props: kept markup where the server keeps some, else the element itself. It may use
 * no context, because it is rendered apart from the page.
 * @param key says all that the inside depends on
 */
export function useKeptInside(key: string, inside: () => ReactElement) {
  const keep = useContext(KeptMarkup);
  return keep ? { dangerouslySetInnerHTML: { __html: keep(key, inside) } } : { children: inside() };
}
