import { useRouteLoaderData } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';

type CrumbsProps = { readonly title: string };

function Crumbs({ title, above }: CrumbsProps & { readonly above: readonly Crumb[] }) {
  const t = useT('catalog');
  const { language } = useLocale();
  return (
    <Breadcrumbs
      label={t('breadcrumbs')}
      crumbs={[{ label: t('home'), to: pathTo('home', language) }, ...above, { label: title }]}
    />
  );
}

/** The way from the front page to a page that stands directly below it. */
export function HomeCrumbs({ title }: CrumbsProps) {
  return <Crumbs title={title} above={[]} />;
}

type FrameLinks = { readonly shell?: { readonly service: Crumb } };

/**
 * The way from the front page to one of customer service's forms. The frame links to the page of customer service, or to
 * the form of a question where the shop has no such page: then nothing stands between.
 */
export function ServiceCrumbs({ title }: CrumbsProps) {
  const { language } = useLocale();
  const service = useRouteLoaderData<FrameLinks>('root')?.shell?.service;
  return <Crumbs title={title} above={service && service.to !== pathTo('ask', language) ? [service] : []} />;
}
