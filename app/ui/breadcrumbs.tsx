import { Link } from '@remix-run/react';

/** One breadcrumb; the last one is the page itself and has no address. */
export type Crumb = { readonly label: string; readonly to?: string };

/** Breadcrumbs from the front page to this page. */
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
