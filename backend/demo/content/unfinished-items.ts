import type { ContentText, DemoCategory } from './content-item';
import type { Six } from './six';

/** A text that the shop's editors are still working on, in the languages that it has so far. */
type Unfinished = {
  readonly title: Partial<Six>;
  readonly excerpt?: Partial<Six>;
  readonly text: Partial<ContentText>;
};

/** A guide that nobody has published yet. */
export const DEMO_DRAFT: Unfinished & { readonly category: DemoCategory } = {
  category: 'hiking',
  title: { fi: 'Lumikengillä ensimmäistä kertaa', sv: 'Första turen på snöskor' },
  excerpt: { fi: 'Mitä päälle, mitä reppuun ja kuinka pitkälle.' },
  text: {
    fi: `Lumikengällä kävelee jokainen, joka osaa kävellä. Askel on vain vähän leveämpi.
      # Ensimmäinen retki
      Valitse alle viiden kilometrin lenkki ja varaa siihen kolme tuntia.
      - vedenpitävät kengät ja säärystimet
      - **kuivat käsineet** repussa
      ## Jyrkässä rinteessä
      Tästä puuttuu vielä kuva.`,
    sv: 'Alla som kan gå kan gå på snöskor. Steget blir bara lite bredare.',
  },
};

/** A guide that is published some days from now. */
export const DEMO_SCHEDULED: Unfinished & { readonly category: DemoCategory } = {
  category: 'skiing',
  title: {
    fi: 'Hankikannon aamut',
    en: 'Mornings on the crust',
    sv: 'Morgnar på skaren',
    de: 'Morgen auf dem Harsch',
    fr: 'Matins sur la croûte',
    ru: 'Утро на насте',
  },
  excerpt: {
    fi: 'Milloin hanki kantaa, ja mitä silloin kannattaa tehdä.',
    en: 'When the crust carries, and what to do with it.',
    sv: 'När skaren bär, och vad man gör då.',
    de: 'Wann der Harsch trägt und was man dann unternimmt.',
    fr: 'Quand la croûte porte, et ce qu’on en fait.',
    ru: 'Когда наст держит и что тогда делать.',
  },
  text: {
    fi: 'Kirkkaan yön jälkeen hanki kantaa kello kuudesta kymmeneen. Silloin pääsee **mihin vain**, suoraan järven yli.',
    en: 'After a clear night the crust carries from six to ten. Then you can go **anywhere**, straight across the lake.',
    sv: 'Efter en klar natt bär skaren från sex till tio. Då kommer man **vart som helst**, rakt över sjön.',
    de: 'Nach einer klaren Nacht trägt der Harsch von sechs bis zehn. Dann geht es **überallhin**, quer über den See.',
    fr: 'Après une nuit claire, la croûte porte de six à dix heures. On va alors **partout**, droit à travers le lac.',
    ru: 'После ясной ночи наст держит с шести до десяти. Тогда можно идти **куда угодно**, прямо через озеро.',
  },
};

/** A page that is published without Russian, and has a change that is not. */
export const DEMO_CHANGED: Unfinished & { readonly change: string } = {
  title: {
    fi: 'Lahjapaketointi',
    en: 'Gift wrapping',
    sv: 'Presentinslagning',
    de: 'Geschenkverpackung',
    fr: 'Emballage cadeau',
  },
  text: {
    fi: 'Paketoimme ostoksesi myymälässä, kun pyydät sitä kassalla. Paperi on kierrätettyä.',
    en: 'Our stores wrap what you buy when you ask for it at the till. The paper is recycled.',
    sv: 'Våra butiker slår in det du köper om du ber om det i kassan. Pappret är återvunnet.',
    de: 'In unseren Filialen verpacken wir Ihren Einkauf auf Wunsch an der Kasse. Das Papier ist recycelt.',
    fr: 'Nos magasins emballent vos achats si vous le demandez en caisse. Le papier est recyclé.',
  },
  change: 'Paketoimme ostoksesi myymälässä, kun pyydät sitä kassalla. Paperi on kierrätettyä, nauha villaa.',
};
