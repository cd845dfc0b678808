import { type Six, six } from './six';

export type DemoPaymentMethod = {
  slug: string;
  kind: 'card' | 'bank' | 'wallet' | 'invoice' | 'instalment';
  /** Without one: the built-in test processor. Klarna's is offered once its keys are set. */
  processor?: 'invoice' | 'klarna';
  name: Six;
  description: Six;
  /** Euro cents. */
  minCents?: number;
  maxCents?: number;
  /** Delivery countries and charged currencies it is offered for; all without. */
  countries?: string[];
  currencies?: string[];
};

/** What the demo shop takes: the built-in test processor's, the shop's own invoice, and Klarna when it is set up. */
export const DEMO_PAYMENT_METHODS: readonly DemoPaymentMethod[] = [
  {
    slug: 'kortti',
    kind: 'card',
    name: six('Kortti', 'Card', 'Kort', 'Karte', 'Carte', 'Карта'),
    description: six(
      'Luotto- ja pankkikortit.',
      'Credit and debit cards.',
      'Kredit- och bankkort.',
      'Kredit- und Debitkarten.',
      'Cartes de crédit et de débit.',
      'Кредитные и дебетовые карты.',
    ),
  },
  {
    slug: 'verkkopankki',
    kind: 'bank',
    name: six('Verkkopankki', 'Online bank', 'Nätbank', 'Online-Banking', 'Banque en ligne', 'Интернет-банк'),
    description: six(
      'Maksu omasta pankista.',
      'Pay from your own bank.',
      'Betala från din egen bank.',
      'Zahlung über Ihre eigene Bank.',
      'Paiement depuis votre banque.',
      'Оплата через ваш банк.',
    ),
  },
  {
    slug: 'mobiilimaksu',
    kind: 'wallet',
    name: six(
      'Mobiilimaksu',
      'Mobile payment',
      'Mobilbetalning',
      'Mobile Zahlung',
      'Paiement mobile',
      'Мобильный платёж',
    ),
    description: six(
      'Vahvista maksu puhelimella.',
      'Confirm with your phone.',
      'Bekräfta med mobilen.',
      'Mit dem Handy bestätigen.',
      'Validez avec votre téléphone.',
      'Подтверждение в телефоне.',
    ),
  },
  {
    slug: 'lasku',
    kind: 'invoice',
    processor: 'invoice',
    countries: ['fi', 'se'],
    name: six(
      'Lasku, 14 päivää',
      'Invoice, 14 days',
      'Faktura, 14 dagar',
      'Rechnung, 14 Tage',
      'Facture, 14 jours',
      'Счёт, 14 дней',
    ),
    description: six(
      'Maksa vasta, kun olet sovittanut.',
      'Pay once you have tried it on.',
      'Betala när du har provat.',
      'Erst anprobieren, dann zahlen.',
      'Payez après avoir essayé.',
      'Оплата после примерки.',
    ),
    maxCents: 150_000,
  },
  {
    slug: 'osamaksu',
    kind: 'instalment',
    name: six('Osamaksu', 'Instalments', 'Delbetalning', 'Ratenzahlung', 'Paiement en plusieurs fois', 'Рассрочка'),
    description: six(
      'Maksa kuukausierissä.',
      'Pay in monthly instalments.',
      'Betala i månadsrater.',
      'In Monatsraten zahlen.',
      'Réglez en mensualités.',
      'Оплата ежемесячными частями.',
    ),
    minCents: 10_000,
    maxCents: 500_000,
    countries: ['fi', 'se', 'de'],
    currencies: ['eur', 'sek'],
  },
  {
    slug: 'klarna',
    kind: 'instalment',
    processor: 'klarna',
    name: six('Klarna', 'Klarna', 'Klarna', 'Klarna', 'Klarna', 'Klarna'),
    description: six(
      'Lasku tai osamaksu Klarnan sivulla.',
      'Invoice or instalments on Klarna’s page.',
      'Faktura eller delbetalning på Klarnas sida.',
      'Rechnung oder Raten auf der Seite von Klarna.',
      'Facture ou mensualités sur la page de Klarna.',
      'Счёт или рассрочка на странице Klarna.',
    ),
    countries: ['fi', 'se', 'de', 'fr'],
  },
];
