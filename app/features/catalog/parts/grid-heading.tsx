import { useT } from '~/locale/translator';

/** Heading of a page's only grid, for screen readers: the cards' names are headings one level below it. */
export function GridHeading() {
  const t = useT('catalog');
  return <h2 className="sr">{t('products')}</h2>;
}
