import { type Six, six } from './six';

/** A campaign in which a company lets its people choose a present. */
export type DemoGiftCampaign = {
  name: Six;
  category: { slug: string; name: Six; text?: Six };
  /** VAT number of the company that manages it in its account */
  company?: string;
  /** goes to this address of the company instead of its people's homes */
  address?: { address: string; postalCode: string; city: string };
  /** slugs of models that everybody may buy; those that are the campaigns' alone are in every category */
  models: readonly string[];
  /** each is worth one present */
  codes: readonly string[];
  /** days from the day the shop is loaded; a negative start lies behind it */
  days: readonly [from: number, to: number];
};

export const DEMO_GIFT_CAMPAIGNS: readonly DemoGiftCampaign[] = [
  {
    name: six('Pohjanpuu Oy', 'Pohjanpuu Ltd', 'Pohjanpuu Ab', 'Pohjanpuu GmbH', 'Pohjanpuu', 'Компания «Похьянпуу»'),
    category: {
      slug: 'pohjanpuu-joulu',
      name: six(
        'Henkilöstön joululahja',
        'Christmas present for the staff',
        'Julklapp till personalen',
        'Weihnachtsgeschenk für die Belegschaft',
        'Cadeau de Noël du personnel',
        'Рождественский подарок сотрудникам',
      ),
      text: six(
        'Kiitos tästä vuodesta! Valitse lahja, joka vie sinut ulos.',
        'Thank you for this year! Choose a present that takes you outdoors.',
        'Tack för det här året! Välj en gåva som tar dig ut.',
        'Danke für dieses Jahr! Suchen Sie sich ein Geschenk aus, das Sie nach draußen führt.',
        'Merci pour cette année ! Choisissez un cadeau qui vous emmène dehors.',
        'Спасибо за этот год! Выберите подарок, который позовёт вас на улицу.',
      ),
    },
    models: ['ripa', 'kajo-450', 'tupsu'],
    codes: [
      'PUU-7KQ2-M9XD-4TRW-H8LF',
      'PUU-3VND-8JZC-Q5YB-6PSG',
      'PUU-W2RH-5FKM-9DTX-C7NQ',
      'PUU-T6ZB-2YHC-8KRM-V4WJ',
      'PUU-5XQD-N9PF-3GLT-7BKS',
      'PUU-J8MW-4CVR-6TYH-2ZNX',
      'PUU-9BKG-7DSP-W3FQ-5RLC',
      'PUU-2HTN-6XJV-8QMZ-D4YK',
      'PUU-C7RF-3WLB-5PKX-9GHT',
      'PUU-6YVS-8NQJ-2ZDM-K4WB',
    ],
    days: [-14, 120],
  },
  {
    name: six(
      'Esimerkkiyritys Oy',
      'Esimerkkiyritys Oy',
      'Esimerkkiyritys Oy',
      'Esimerkkiyritys Oy',
      'Esimerkkiyritys Oy',
      '«Эсимерккиюритюс»',
    ),
    company: 'FI12345671',
    address: { address: 'Teollisuuskatu 21', postalCode: '33100', city: 'Tampere' },
    category: {
      slug: 'esimerkki-talvi',
      name: six(
        'Lämmintä talveen',
        'Something warm for winter',
        'Något varmt för vintern',
        'Etwas Warmes für den Winter',
        'Un peu de chaleur pour l’hiver',
        'Тепло на зиму',
      ),
    },
    models: ['ripa', 'tupsu'],
    codes: ['ESI-4TRW-8KQ2-M9XD-7HLF', 'ESI-9BPG-3VND-2JZC-Q5YB', 'ESI-C7RF-6XJV-8QMZ-D4YK'],
    days: [-7, 90],
  },
  {
    name: six('Tunturilaakso', 'Tunturilaakso', 'Tunturilaakso', 'Tunturilaakso', 'Tunturilaakso', '«Тунтурилааксо»'),
    category: {
      slug: 'tunturilaakso-kesa',
      name: six('Kesämuistaminen', 'Summer present', 'Sommargåva', 'Sommergeschenk', 'Cadeau d’été', 'Летний подарок'),
    },
    models: ['ripa'],
    codes: ['TUN-9XWC-2HDK-7MQV-R4BZ'],
    days: [-200, -110],
  },
];

export type DemoGiftCard = {
  kind: 'gift_card' | 'voucher';
  code: string;
  recipient?: string;
  /** euros; what it was made with, and what was taken by expiry */
  issued: number;
  expired?: number;
  /** days from the day the shop is loaded */
  expiresInDays: number;
};

export const DEMO_GIFT_CARDS: readonly DemoGiftCard[] = [
  { kind: 'gift_card', code: 'HANKI-4WQK-7ZMD-X9RT-2HVC', recipient: 'Aino', issued: 100, expiresInDays: 700 },
  { kind: 'gift_card', code: 'HANKI-8NBF-5LXG-T3JP-6YQS', issued: 50, expiresInDays: 365 },
  { kind: 'voucher', code: 'HYVITYS-2KDV-9RWM-5CXH-7TZB', issued: 20, expiresInDays: 90 },
  { kind: 'gift_card', code: 'HANKI-6PHT-3QNX-8VKC-4MWD', issued: 30, expired: 30, expiresInDays: -20 },
  { kind: 'gift_card', code: 'HANKI-2XKD-6VRM-9TQW-5CHB', issued: 40, expiresInDays: 420 },
];

export type DemoDiscountCode = {
  code: string;
  /** per cent, or euros off */
  worth: { percent: number } | { euros: number };
  /** sum in euros of the products it applies to from which it holds */
  from?: number;
  brands?: readonly string[];
  groups?: readonly string[];
  /** slugs */
  models?: readonly string[];
  /** days from the day the shop is loaded; none for codes that hold already, or have no end */
  startsInDays?: number;
  endsInDays?: number;
  maxUses?: number;
  maxUsesPerCustomer?: number;
  /** true: it takes nothing off sale and club prices */
  fullPricesOnly?: boolean;
};

/** One of each kind. The code of an order is in `orders.ts`. */
export const DEMO_DISCOUNT_CODES: readonly DemoDiscountCode[] = [
  { code: 'TERVETULOA10', worth: { percent: 10 } },
  { code: 'HANKI20', worth: { euros: 20 }, from: 150, endsInDays: 365 },
  { code: 'VUONO15', worth: { percent: 15 }, brands: ['vuono'], endsInDays: 180 },
  { code: 'SUKSET50', worth: { euros: 50 }, from: 400, groups: ['skis'], endsInDays: 180, maxUses: 500 },
  { code: 'KESA25', worth: { percent: 25 }, endsInDays: -60 },
  { code: 'KERTA15', worth: { percent: 15 }, maxUsesPerCustomer: 1 },
  { code: 'NORMAALI20', worth: { percent: 20 }, fullPricesOnly: true },
  { code: 'PIPO5', worth: { euros: 5 }, models: ['ripa', 'tupsu'] },
  { code: 'ENSILUMI', worth: { percent: 15 }, maxUses: 1 },
  { code: 'VAPPU30', worth: { percent: 30 }, startsInDays: 150, endsInDays: 160 },
];
