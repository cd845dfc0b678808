import type { DemoReview } from './review';

const unseen = { up: 0, down: 0, pictures: [] } as const;

/** Reviews that nobody but their writers and the shop's staff sees yet. */
export const MODERATED_REVIEWS: readonly DemoReview[] = [
  {
    ...unseen,
    ...{
      model: 'kajo-450',
      language: 'fi',
      rating: 8,
      name: 'Aino A.',
      daysAgo: 2,
      byCustomer: true,
      hidden: 'pending',
    },
    title: 'Valaisee polun ja vähän metsääkin',
    comment: 'Akku kestää viikonlopun. Panta löystyy juostessa, mutta sen saa kiristettyä hanskat kädessä.',
    pictures: [{ scene: 'forest' }],
  },
  {
    ...unseen,
    ...{ model: 'rakka-mid', language: 'fi', rating: 4, name: 'Aino A.', daysAgo: 1, byCustomer: true, fit: 4 },
    comment: 'Kengät ihan ok, mutta soittakaa numeroon 040 123 4567, niin myyn omani halvemmalla.',
    hidden: { refused: 'Arviossa on puhelinnumero ja myynti-ilmoitus.' },
  },
  {
    ...unseen,
    ...{ model: 'kuru-98', language: 'sv', rating: 10, name: 'Stina', daysAgo: 3, verified: true, hidden: 'pending' },
    comment: 'Flyter i lössnö och håller ändå spåret på hårt underlag. Tyngre än jag trodde.',
  },
  {
    ...unseen,
    ...{ model: 'kota-3', language: 'de', rating: 2, name: 'Jens', daysAgo: 4, verified: true, hidden: 'pending' },
    title: 'Reißverschluss klemmt',
    comment: 'Nach zwei Wochen klemmt der Reißverschluss des Innenzelts. Der Rest ist gut durchdacht.',
  },
];
