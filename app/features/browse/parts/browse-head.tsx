import { useT } from '~/locale/translator';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';

type BrowseHeadProps = { readonly crumbs: readonly Crumb[]; readonly title: string; readonly text: string };

/** Breadcrumbs, title and introduction of a page. */
export function BrowseHead({ crumbs, title, text }: BrowseHeadProps) {
  const t = useT('catalog');
  return (
    <>
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
      <div className="list-head">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
    </>
  );
}
