import { type Six, six } from './six';

export type DemoRibbon = { slug: string; background: string; text: string; title: Six; link?: Six };

export const DEMO_RIBBONS = [
  {
    slug: 'uutuus',
    background: '#0f1d1c',
    text: '#ffffff',
    title: six('Uutuus', 'New', 'Nyhet', 'Neu', 'Nouveau', 'Новинка'),
    link: six('/uutuudet/', '/newest/', '/nyheter/', '/neuheiten/', '/nouveautes/', '/novinki/'),
  },
  {
    slug: 'klubihinta',
    background: '#1f5a4b',
    text: '#ffffff',
    title: six('Klubihinta', 'Club price', 'Klubbpris', 'Clubpreis', 'Prix club', 'Клубная цена'),
  },
  {
    slug: 'suosittu',
    background: '#2c6f5d',
    text: '#ffffff',
    title: six('Suosittu', 'Popular', 'Populär', 'Beliebt', 'Populaire', 'Популярное'),
  },
  {
    slug: 'suomessa-tehty',
    background: '#516462',
    text: '#ffffff',
    title: six(
      'Tehty Suomessa',
      'Made in Finland',
      'Gjord i Finland',
      'Made in Finland',
      'Fait en Finlande',
      'Из Финляндии',
    ),
  },
] as const satisfies readonly DemoRibbon[];

export type RibbonSlug = (typeof DEMO_RIBBONS)[number]['slug'];
