import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';

type MagazineHeadProps = {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly lead: string;
  /** What follows it, such as the topics of a list. */
  readonly children?: ReactNode;
};

/** The beginning of a page that lists stories. */
export function MagazineHead({ crumbs, title, lead, children }: MagazineHeadProps) {
  const t = useT('catalog');
  return (
    <div className="wrap">
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
      <header className="magazine-head">
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </div>
  );
}
