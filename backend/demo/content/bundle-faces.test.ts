import { expect, test } from 'vitest';
import { DEMO_MODELS } from './all-models';
import { BUNDLE_FACES } from './bundle-faces';
import { cardColour } from './leads';

test('each set has a picture of its parts, in the colours of their cards', () => {
  const sets = DEMO_MODELS.filter(({ bundle }) => bundle);
  expect(Object.keys(BUNDLE_FACES).sort()).toEqual(sets.map(({ slug }) => slug).sort());
  for (const { slug, bundle = [] } of sets) {
    const face = BUNDLE_FACES[slug] ?? [];
    const shown = face.map((part) => ('model' in part ? part.model : ''));
    // boots are shown as a pair
    expect([...new Set(shown)].sort()).toEqual([...bundle].sort());
    for (const part of face) {
      const model = DEMO_MODELS.find((each) => 'model' in part && each.slug === part.model);
      expect(part.colour, model?.slug).toBe(model && cardColour(model));
    }
  }
});
