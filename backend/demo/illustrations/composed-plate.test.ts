import { expect, test } from 'vitest';
import { silhouetteOf } from '../../../tests/support/drawings';
import { BUNDLE_FACES } from '../content/bundle-faces';
import { type FacePart, GROUP_FACES } from '../content/group-faces';
import { RENTAL_PICTURES } from '../content/rental-pictures';
import { composedPart } from '../rows/pictures';
import { drawRecipe } from './draw-recipe';
import { withoutLight } from './plates/cloth-light';

const RENTED = Object.entries(RENTAL_PICTURES).map(([name, { parts }]): [string, readonly FacePart[]] => [name, parts]);

test.each([...RENTED, ...Object.entries(BUNDLE_FACES), ...Object.entries(GROUP_FACES)])(
  'nothing in the picture of %s is cut off at its edge, but skis at its foot',
  async (_, parts) => {
    const svg = withoutLight(() => drawRecipe({ kind: 'composed', parts: parts.map(composedPart) }));
    const { margin } = await silhouetteOf(svg, 100);
    expect(Math.min(margin.left, margin.right, margin.top)).toBeGreaterThan(0);
    // what runs out of a picture at its foot alone is shown to the edge of its plate
    if (parts.some(({ isUpper }) => isUpper)) expect(margin.bottom).toBe(0);
    else expect(margin.bottom).toBeGreaterThan(0);
  },
);
