import type { ShopColor } from '~/features/catalog/parts/swatches';
import { useT } from '~/locale/translator';

/** Colours by name, by value and two-tone, one more than fits on a card. */
export function useSampleColours(): ShopColor[] {
  const t = useT('style-guide');
  return [
    { slug: 'blue', name: t('colour.blue'), control: '#2f5d8c' },
    { slug: 'green', name: t('colour.green'), control: 'green' },
    { slug: 'orange', name: t('colour.orange'), control: 'orange' },
    { slug: 'two-tone', name: t('colour.twoTone'), control: '#26323f/#d98f34' },
    { slug: 'white', name: t('colour.white'), control: 'white' },
    { slug: 'black', name: t('colour.black'), control: 'black' },
  ];
}
