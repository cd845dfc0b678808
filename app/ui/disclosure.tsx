import type { ReactNode } from 'react';
import { Icon } from './icon';

type DisclosureProps = {
  readonly title: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
};

/** A collapsible section. */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
  return (
    <details className="acc" open={open}>
      <summary>
        {title}
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className="acc-in">{children}</div>
    </details>
  );
}

type FacetProps = DisclosureProps & {
  /** The current choice as text, shown while collapsed. */
  readonly summary?: string;
};

/** A collapsible group of filters, with the current choice next to its name. */
export function Facet({ title, summary, open = false, children }: FacetProps) {
  return (
    <details className="facet" open={open}>
      <summary>
        {title}
        <span className="sum">{summary}</span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className="facet-in">{children}</div>
    </details>
  );
}
