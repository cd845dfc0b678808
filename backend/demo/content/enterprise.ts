/** What is agreed with the demo company: slugs of models and paths of groups, with the price in per cent off or without tax. */
export const DEMO_AGREEMENTS = [
  { group: 'vaatteet', percentage: 15 },
  { model: 'kajo-450', percentage: 20 },
  { model: 'ripa', netCents: 1990 },
] as const;

/** Who of the company may do what; the limit is in euro cents without tax. */
export const DEMO_COMPANY_ROLES = [
  { email: 'yritys@hanki.example', role: 'buyer', limitCents: null },
  { email: 'tilaaja@hanki.example', role: 'orderer', limitCents: 15_000 },
] as const;

/** An order of the company that waits for its buyer. */
export const DEMO_WAITING_ORDER = {
  name: 'Talvivarusteet 2026',
  costCentre: '4100 Huolto',
  reference: 'TV-2026-11',
  message: 'Vanhat käsineet ovat kuluneet puhki, ja retkikunta lähtee tammikuussa.',
  rows: [
    { model: 'ripa', amount: 12 },
    { model: 'kajo-450', amount: 4 },
  ],
} as const;

/** One that its buyer approved; the shop's order is among `DEMO_ORDERS`. */
export const DEMO_APPROVED_ORDER = {
  digits: '731904566',
  name: 'Otsalamput varastoon',
  costCentre: '4200 Varasto',
  reference: 'PO 88123',
  note: 'Sopii. Tilataan keväällä lisää.',
} as const;
