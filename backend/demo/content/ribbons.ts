import { type Six, six } from './six';

export type DemoRibbon = { slug: string; background: string; text: string; title: Six };

export const DEMO_RIBBONS = [
  {
    slug: 'uutuus',
    background: '#0f1d1c',
    text: '#ffffff',
    title: six('Uutuus', 'New', 'Nyhet', 'Neu', 'Nouveau', 'Новинка'),
  },
  {
    slug: 'klubihinta',
    background: '#1f5a4b',
    text: '#ffffff',
    title: six('Klubihinta', 'Club price', 'Klubbpris', 'Clubpreis', 'Prix club', 'Клубная цена'),
  },
] as const satisfies readonly DemoRibbon[];

export type RibbonSlug = (typeof DEMO_RIBBONS)[number]['slug'];
