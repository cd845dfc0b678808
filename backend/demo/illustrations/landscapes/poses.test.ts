import { expect, test } from 'vitest';
import { POSES } from './poses';
import type { Vec } from './svg';

const length = ([ax, ay]: Vec, [bx, by]: Vec): number => Math.hypot(bx - ax, by - ay);

/** Longest thigh, shin and upper arm of somebody 100 units tall. */
const [THIGH, SHIN, UPPER_ARM] = [25, 23, 16.5];

test.each(Object.entries(POSES))('whoever is %s bends knees ahead, and no bone grows', (_, pose) => {
  for (const [knee, ankle] of [pose.farLeg, pose.nearLeg]) {
    expect(length(pose.hip, knee)).toBeLessThanOrEqual(THIGH + 0.1);
    expect(length(knee, ankle)).toBeLessThanOrEqual(SHIN + 8);
    // right of the way from hip to ankle, where somebody looks who faces right
    const [hx, hy] = pose.hip;
    expect((ankle[0] - hx) * (knee[1] - hy) - (ankle[1] - hy) * (knee[0] - hx)).toBeLessThan(0.5);
  }
  const shoulder: Vec = [
    pose.hip[0] + (pose.neck[0] - pose.hip[0]) * 0.88,
    pose.hip[1] + (pose.neck[1] - pose.hip[1]) * 0.88,
  ];
  for (const [elbow] of [pose.farArm, pose.nearArm])
    expect(length(shoulder, elbow)).toBeLessThanOrEqual(UPPER_ARM + 0.1);
});
