import { Link } from '@remix-run/react';

/** One step of the way; the last one is the page itself and has no address. */
export type Crumb = { readonly label: string; readonly to?: string };

/** The way from the front page to this one. */
export function Breadcrumbs({ label, crumbs }: { readonly label: string; readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {crumbs.map((crumb) => (
          <li key={`${crumb.to ?? ''} ${crumb.label}`} aria-current={crumb.to ? undefined : 'page'}>
            {crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : crumb.label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
