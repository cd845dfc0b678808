import { expect, test } from 'vitest';
import { memberPrice } from './member-price';
import type { OfferSegment } from './offer-segments';

type Row = [
  what: string,
  prices: { active: number; club?: number; latu?: number; scout?: number; company?: number },
  segments: OfferSegment[],
  now: number,
  by: OfferSegment | null,
  others: string,
];

const TABLE: Row[] = [
  ['a guest pays the price for everybody', { active: 100 }, [], 100, null, ''],
  ['a guest is told what members pay', { active: 100, club: 90, latu: 80 }, [], 100, null, 'latu 80, club 90'],
  ['a member pays the club’s price', { active: 100, club: 90 }, ['club'], 90, 'club', ''],
  ['and is told what Latu members pay', { active: 100, club: 90, latu: 80 }, ['club'], 90, 'club', 'latu 80'],
  ['but not what is dearer', { active: 100, club: 90, latu: 95 }, ['club'], 90, 'club', ''],
  ['a Latu member pays the lower of both', { active: 100, club: 90, latu: 80 }, ['club', 'latu'], 80, 'latu', ''],
  ['which may be the club’s', { active: 100, club: 70, latu: 80 }, ['club', 'latu'], 70, 'club', ''],
  ['a reduction below the offer is for everybody', { active: 75, club: 90, latu: 80 }, ['club', 'latu'], 75, null, ''],
  ['an equal price is everybody’s', { active: 80, latu: 80 }, ['club', 'latu'], 80, null, ''],
  [
    'a scout does not pay the company’s price',
    { active: 100, scout: 85, company: 60 },
    ['club', 'scout'],
    85,
    'scout',
    'company 60',
  ],
];

test.each(TABLE)('%s', (_, { active, club = null, ...offered }, segments, now, by, others) => {
  const offers = Object.entries(offered).map(([segment, price]) => ({ segment: segment as OfferSegment, price }));
  const found = memberPrice({ active, club, offers }, segments);
  expect({ now: found.now, by: found.by }).toEqual({ now, by });
  expect(found.others.map(({ segment, price }) => `${segment} ${price}`).join(', ')).toBe(others);
});

test('of two offers of a segment the lower one counts and is told once', () => {
  const offers = [
    { segment: 'latu', price: 90 },
    { segment: 'latu', price: 85, id: 7 },
  ] as const;
  const own = { now: 85, by: 'latu', offerId: 7, others: [] };
  expect(memberPrice({ active: 100, club: null, offers }, ['latu'])).toEqual(own);
  expect(memberPrice({ active: 100, club: null, offers }, []).others).toEqual([{ segment: 'latu', price: 85, id: 7 }]);
});

test('a club price is known to be an offer’s where an offer makes it', () => {
  const offers = [{ segment: 'club', price: 90, id: 8 }] as const;
  expect(memberPrice({ active: 100, club: 90, offers }, ['club'])).toMatchObject({ by: 'club', offerId: 8 });
  expect(memberPrice({ active: 100, club: 90, offers: [] }, ['club'])).toMatchObject({ by: 'club', offerId: null });
});
