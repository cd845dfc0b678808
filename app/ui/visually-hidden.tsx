import type { ReactNode } from 'react';

/** Text for those who listen to the page. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="sr">{children}</span>;
}
