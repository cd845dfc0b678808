import { type ComponentType, createContext, createElement, useContext } from 'react';

/** The key of cached markup; together the two texts must contain everything the markup depends on. */
export type MarkupKey = {
  /** The shown data as text; the longer part. */
  readonly shown: string;
  /** Other dependencies as a short text: position in the page, language, currency. */
  readonly place: string;
};

/**
 * Returns the HTML of a component, rendered once per key. Only the server caches markup; in the browser, and with the optimisation
 * `cached-markup` switched off, components render normally.
 */
export type MarkupCache = <Props extends object>(
  key: MarkupKey,
  component: ComponentType<Props>,
  props: Props,
) => string;

export const CachedMarkup = createContext<MarkupCache | undefined>(undefined);

/**
 * Returns props for an element's content: cached HTML on the server, otherwise the component as a child. The component is rendered
 * separately from the page: it cannot read the page's contexts and must not use `useId`.
 */
export function useCachedMarkup<Props extends object>(key: MarkupKey, component: ComponentType<Props>, props: Props) {
  const cached = useContext(CachedMarkup);
  return cached
    ? { dangerouslySetInnerHTML: { __html: cached(key, component, props) } }
    : { children: createElement(component, props) };
}
