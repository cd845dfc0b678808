import { pts, rectangle } from './geometry';
import type { Kit } from './kit';

/** A faint length of the ski that joins what is mounted apart from each other. */
export const skiBelow = (kit: Kit): string =>
  kit.part(rectangle(-44, -272, 88, 330, 6), {
    fill: '#cfd6d8',
    volume: 10,
    light: 0.5,
    shade: 0.2,
    line: 0.6,
    lineColour: '#9aa3a8',
    inside: kit.block(rectangle(-36, -280, 72, 346, 0), '#dfe4e5'),
    over: kit.line(pts('-38,-272 -38,58'), '#aab3b7', 1, 0.7) + kit.line(pts('38,-272 38,58'), '#aab3b7', 1, 0.7),
  });
