import { expect, test } from 'vitest';
import { POSES } from './poses';
import { childlike } from './skeleton';

test.each(Object.entries(POSES))(
  'a child that is %s stands where the grown person does, on shorter legs',
  (_, pose) => {
    const child = childlike(pose);
    for (const leg of ['farLeg', 'nearLeg'] as const) {
      const [[, ankle], [, grown]] = [child[leg][1], pose[leg][1]];
      // ankles keep to the ground, as far as they are from it
      if (grown > pose.hip[1]) expect(Math.abs(ankle)).toBeLessThanOrEqual(Math.abs(grown));
    }
    expect(Math.abs(child.hip[1])).toBeLessThan(Math.abs(pose.hip[1]));
    expect(child.hip[1] - child.neck[1]).toBeCloseTo(pose.hip[1] - pose.neck[1]);
  },
);
