import { type Six, six } from './six';

export type DemoVariantType = { slug: string; name: Six; title: Six };

const LENGTH = six('Pituus', 'Length', 'Längd', 'Länge', 'Longueur', 'Длина');

export const DEMO_TYPES = [
  { slug: 'regular', name: six('Normaali', 'Regular', 'Normal', 'Normal', 'Normal', 'Обычная'), title: LENGTH },
  { slug: 'long', name: six('Pitkä', 'Long', 'Lång', 'Lang', 'Long', 'Удлинённая'), title: LENGTH },
] as const satisfies readonly DemoVariantType[];
