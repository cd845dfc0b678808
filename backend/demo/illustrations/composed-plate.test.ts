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
  'nothing in the picture of %s is cut off at its edge',
  async (_, parts) => {
    const svg = withoutLight(() => drawRecipe({ kind: 'composed', parts: parts.map(composedPart) }));
    const { margin } = await silhouetteOf(svg, 100);
    expect(Math.min(margin.left, margin.right, margin.top, margin.bottom)).toBeGreaterThan(0);
  },
);
