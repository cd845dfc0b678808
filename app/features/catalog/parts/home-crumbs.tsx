import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Breadcrumbs } from '~/ui/breadcrumbs';

/** The way from the front page to a page that stands directly below it. */
export function HomeCrumbs({ title }: { readonly title: string }) {
  const t = useT('catalog');
  const { language } = useLocale();
  return (
    <Breadcrumbs
      label={t('breadcrumbs')}
      crumbs={[{ label: t('home'), to: pathTo('home', language) }, { label: title }]}
    />
  );
}
