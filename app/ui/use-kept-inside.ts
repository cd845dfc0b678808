import { type ReactElement, useContext } from 'react';
import { KeptMarkup } from './kept-markup';

/**
 * What stands inside an element, as its props: kept markup where the server keeps some, else the element itself. It may use
 * no context, because it is rendered apart from the page.
 * @param shown the text it is made of
 * @param place what else it depends on
 */
export function useKeptInside(shown: string, place: string, inside: () => ReactElement) {
  const keep = useContext(KeptMarkup);
  return keep ? { dangerouslySetInnerHTML: { __html: keep(shown, place, inside) } } : { children: inside() };
}
