import { INK, type Tones } from './cloth';
import { mix, short, type Vec } from './svg';

/** What is on somebody's feet. */
export type Footwear = 'boots' | 'shoes' | 'nordic' | 'alpine' | 'climbing';

/** Each kind at an ankle on 0,0, toe to the right, sole on y 4.6. */
const SHAPES: Record<Footwear, (tones: Tones) => string> = {
  boots: ({ base, shade, lit, deep }) =>
    [
      `<path d="M-4.600-9.500Q-.6-10.400 3.900-9.600L4.600-3.600Q6-2.200 8.400-1.500Q11-.6 11.200 1.800L11.200 3H-4.800Q-5.600-3-4.600-9.500Z" fill="${base}"/>`,
      `<path d="M-4.600-9.500Q-3.600-9.800-2.400-9.900Q-3.200-3-1.600 3H-4.800Q-5.600-3-4.600-9.500Z" fill="${shade}"/><path d="M7.200-1.900Q10.800-1 11.200 1.800L11.200 3H6.600Q6 .2 7.200-1.900Z" fill="${deep}"/>`,
      `<path d="M2.400-8L4.200-7.600M2.500-5.800L4.500-5.200M3-3.700L5.200-2.700M4.600-2L6.400-.6" stroke="${mix(lit, '#ffffff', 0.5)}" stroke-width=".8"/><path d="M-4.700-8.200Q-.6-9 4-8.200" stroke="${deep}" stroke-width=".8" fill="none"/>`,
      `<path d="M-5.100 2H11.300Q12 2.200 11.600 3L-4.900 3.200Z" fill="${lit}"/><path d="M-5 3H11.600Q11.400 4.400 10 4.700H3.600L2.800 4H1.400L.8 4.800H-4.200Q-5.300 4.600-5 3Z" fill="${mix(deep, INK, 0.5)}"/>`,
    ].join(''),
  shoes: ({ base, shade, lit, deep }) =>
    [
      `<path d="M-4.400-3.400Q-2.600-2.200.2-3L3-4Q4.800-1.600 8-.9Q11-.2 11.200 2L11.200 3H-4.800Q-5.400-.4-4.400-3.400Z" fill="${base}"/>`,
      `<path d="M-4.400-3.400Q-3.400-2.600-2-2.700Q-2 .4-.6 3H-4.800Q-5.400-.4-4.400-3.400Z" fill="${shade}"/><path d="M-.6.6Q3-2.400 5.200-1.400L3.200 2.600H1Z" fill="${lit}"/>`,
      `<path d="M3-3.200L5-1.900M4.400-2L6.200-.9" stroke="${mix(lit, '#ffffff', 0.6)}" stroke-width=".7"/><path d="M-5.100 2.200Q4 1.600 11.400 2.200L11.600 3.400H-5Z" fill="#f0ece0"/><path d="M-5 3.200H11.600Q11 4.700 10 4.700H-4.200Q-5.200 4.400-5 3.200Z" fill="${deep}"/>`,
    ].join(''),
  // a boot for skis: its shaft stands ahead, a bar under its toe
  nordic: ({ base, shade, lit, deep }) =>
    [
      `<path d="M-4.600-11.500Q0-12.600 5-11.200L5-4Q6.400-2.400 9-1.700Q11.600-.8 11.800 1.800L11.800 4H-4.900Q-5.600-4-4.600-11.500Z" fill="${base}"/>`,
      `<path d="M-4.600-11.500Q-3.400-11.900-2-12Q-3-4-1.400 4H-4.900Q-5.600-4-4.600-11.500Z" fill="${shade}"/><path d="M-4.900-6.400L5-7.200L5-3.800L-5-2.600Z" fill="${deep}"/><path d="M-1.800-5.400L4.400-5.900L4.400-5L-1.800-4.400Z" fill="${mix(lit, '#ffffff', 0.55)}"/>`,
      `<path d="M7.400-2.100Q11.400-1 11.800 1.800H6Q6 0 7.400-2.100Z" fill="${lit}"/><path d="M-5.100 2.400H12L13.200 4.700H-5Q-5.300 3.400-5.100 2.400Z" fill="${mix(deep, INK, 0.5)}"/>`,
    ].join(''),
  // a shell with a high cuff that leans ahead, buckles, a lug under toe and heel
  alpine: ({ base, shade, lit, deep }) =>
    [
      `<path d="M-4.600-14Q1-15.600 6.600-13.600L6-6.600Q7.200-4.600 10-3.400Q12.600-2.400 12.800.4L12.800 3.600H-5.600Q-6.200-5-4.600-14Z" fill="${base}"/>`,
      `<path d="M-4.600-14Q-3-14.600-1.400-14.800Q-2.600-5-.8 3.600H-5.600Q-6.200-5-4.600-14Z" fill="${shade}"/><path d="M-5.400-5.600Q0-4 6-6.600L6.200-5.400Q0-2.600-5.600-4.200Z" fill="${deep}"/>`,
      `<path d="M1-12L6.400-12.600M1-9.200L6.200-9.800M4-3.200L9-4M6-.4L11.400-1.600" stroke="${mix(lit, '#ffffff', 0.65)}" stroke-width="1.100"/><path d="M8.600-3.900Q12.400-2.600 12.800.4H9.400Q9.600-2 8.600-3.900Z" fill="${lit}"/>`,
      `<path d="M-6 2.600H13.400V4.700H8.400L7.600 3.900H.6L0 4.700H-6Z" fill="${mix(deep, INK, 0.5)}"/>`,
    ].join(''),
  climbing: ({ base, shade, lit, deep }) =>
    [
      `<path d="M-3.800-4Q0-4.900 3.200-3.200Q7-2 9.800 2.700L9 3.900Q2.200 2-4.200 3.600Q-5.400-.4-3.800-4Z" fill="${base}"/><path d="M-3.800-4Q-2.400-4.400-1-4.300Q-2-.4-1.200 3.100L-4.200 3.600Q-5.400-.4-3.800-4Z" fill="${shade}"/>`,
      `<path d="M-4.300 1.600Q2.200.4 7 1.200L8.600 1L9.800 2.700L9 4Q2.400 2.400-4.200 3.800Q-4.600 2.600-4.300 1.600Z" fill="${mix(deep, INK, 0.5)}"/><path d="M-1.600-3.800L4.200.8" stroke="${mix(lit, '#ffffff', 0.6)}" stroke-width="1.300"/>`,
    ].join(''),
};

/** Something worn on a foot, its ankle at a place. @param tilt degrees, toe down */
export const footIn = (kind: Footwear, [x, y]: Vec, facing: 1 | -1, tones: Tones, tilt: number): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${facing} 1) rotate(${short(tilt)})">${SHAPES[kind](tones)}</g>`;

/** How far a boot is turned, toe down: a heel a little over the ground is one that pushes off from the ball of the foot. */
export const turned = ([, y]: Vec): number => (y < -4.5 && y > -14 ? Math.min(62, (-4 - y) * 11) : 0);
