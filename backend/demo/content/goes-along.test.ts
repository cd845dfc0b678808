import { expect, test } from 'vitest';
import { DEMO_MODELS } from './all-models';
import { completedBy, goTogether } from './goes-along';
import type { DemoModel } from './model';

const withSlug = (slug: string): DemoModel => {
  const model = DEMO_MODELS.find((each) => each.slug === slug);
  if (!model) throw new Error(`No such model: ${slug}`);
  return model;
};
const withNoun = (noun: DemoModel['noun']): DemoModel => {
  const model = DEMO_MODELS.find((each) => each.noun === noun);
  if (!model) throw new Error(`No such model: ${noun}`);
  return model;
};

test('equipment goes with equipment for the same way of skiing, and with what suits any', () => {
  const alpine = withSlug('tunturi-84');
  const fitting = (['binding', 'alpineBoot', 'helmet', 'skiJacket'] as const).map(withNoun);
  expect(fitting.filter((other) => !goTogether(alpine, other))).toEqual([]);
  const others = (['touringBinding', 'xcBinding', 'probe', 'nordicPoles'] as const).map(withNoun);
  expect(others.filter((other) => goTogether(alpine, other))).toEqual([]);
  expect(goTogether(withNoun('touringSki'), withNoun('touringBinding'))).toBe(true);
  expect(goTogether(withNoun('skateSki'), withNoun('binding'))).toBe(false);
  expect(goTogether(withNoun('kidsSki'), withNoun('binding'))).toBe(false);
});

test('what is made for one way of skiing is of no use to who buys none of it', () => {
  const jacket = withSlug('kasivarsi-3l');
  const special = (['binding', 'xcBinding', 'klister', 'shovel'] as const).map(withNoun);
  expect(special.filter((other) => goTogether(jacket, other))).toEqual([]);
  expect(goTogether(jacket, withNoun('helmet'))).toBe(true);
});

test('skis are completed by bindings first, unless they come with them', () => {
  expect(completedBy(withSlug('tunturi-84'), 'alpine-skis')[0]).toBe('bindings');
  expect(completedBy(withSlug('pyora-72'), 'alpine-skis')).not.toContain('bindings');
  expect(goTogether(withSlug('pyora-72'), withNoun('binding'))).toBe(false);
});

test('every pair of skis says whether its bindings are included', () => {
  const skis = DEMO_MODELS.filter(({ groups, bundle }) => groups.includes('skis') && !bundle);
  expect(skis.filter(({ properties }) => !properties.bindings)).toEqual([]);
  expect(withSlug('pyora-72').properties.bindings).toBe('bindingsIncluded');
  expect(withSlug('tunturi-84').properties.bindings).toBe('bindingsNotIncluded');
});
