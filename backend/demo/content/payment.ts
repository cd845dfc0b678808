import { type Six, six } from './six';

export type DemoPaymentMethod = {
  slug: string;
  kind: 'card' | 'bank' | 'wallet' | 'invoice';
  name: Six;
  description: Six;
  /** euro cents */
  maxCents?: number;
};

/** All are carried out by the built-in test processor. */
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
    maxCents: 150000,
  },
];
