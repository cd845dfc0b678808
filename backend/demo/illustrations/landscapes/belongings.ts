/** What people in landscapes have with them; 100 units are a tall person, the ground is y 0. */
import { mix, type Vec } from './svg';

/** The light of a tent on the ground before it. */
export const TENT_GLOW =
  '<defs><radialGradient id="tentglow"><stop stop-color="#ffc070" stop-opacity=".5"/><stop offset="1" stop-color="#ffc070" stop-opacity="0"/></radialGradient></defs><ellipse cx="-10" cy="12" rx="210" ry="34" fill="url(#tentglow)"/>';

/** A mug of enamel with its steam, held round its middle by a hand that is drawn after it. */
export const cup = ([x, y]: Vec): string =>
  [
    `<g transform="translate(${x} ${y}) rotate(-10) scale(.8)">`,
    '<path d="M6.500-5Q11.400-5.600 11.200-1.400T6 3" stroke="#2f4f5e" stroke-width="1.500" fill="none"/>',
    '<path d="M-3.600-8.400H7.200L6.400 5Q1.800 7-2.800 5Z" fill="#4d8496"/><path d="M-3.600-8.400H-1L-.6 6Q-1.800 5.600-2.800 5Z" fill="#8fb8c4"/><path d="M4.600-8.400H7.200L6.400 5Q5.200 5.600 4 6Z" fill="#2f5868"/>',
    '<ellipse cx="1.800" cy="-8.400" rx="5.400" ry="1.500" fill="#3a2a20" stroke="#f3f5f2" stroke-width="1"/>',
    '<path d="M3-12q-2.400-3.400.6-6.400t1.200-5.600M6.400-12.500q-1.600-2.800.6-5.400t1-4" stroke="#f3f5f4" stroke-width=".9" fill="none" opacity=".5"/></g>',
  ].join('');

/** A map held open at its two edges, folded in three; 0,0 its middle. */
export const map = (x: number, y: number): string =>
  [
    `<g transform="translate(${x} ${y}) rotate(-10) scale(1.16)">`,
    '<path d="M-12-7.500L-4-9.500L4-6.500L12-9L12 8L4 10.500L-4 7.500L-12 9.500Z" fill="#f2ecd9"/><path d="M-4-9.500L4-6.500L4 10.500L-4 7.500Z" fill="#d6cdb2"/>',
    '<path d="M-10-2Q-7 1-8 6M-10.500-5Q-6-4-5 0M6-3Q9 0 8 5M7.500-5.500Q10-4 10.500-1" stroke="#7f9a86" stroke-width=".9" fill="none"/><path d="M-3 3Q0-1 3 1" stroke="#6f9db2" stroke-width="1.200" fill="none"/>',
    '<path d="M-9 3L-5-4L0-3L5 4L9-4" stroke="#c9502c" stroke-width="1" fill="none" stroke-dasharray="2 1.200"/><path d="M-12-7.500L-4-9.500L4-6.500L12-9L12 8L4 10.500L-4 7.500L-12 9.500Z" stroke="#5d5440" stroke-width=".6" fill="none" opacity=".7"/></g>',
  ].join('');

/** A list on its board. */
export const list = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(14)"><path d="M-1-1.500h14v18h-14z" fill="#6b4a2c"/><path d="M0 0h12v15.500H0z" fill="#efe9d6"/><path d="M2 3.500h8M2 6.500h8M2 9.500h5" stroke="#8b938f" stroke-width=".9"/><path d="M3.500-2.500h5v2h-5z" fill="#aab2b6"/></g>`;

/** A pack that stands in the snow or grass, to sit on. */
export const seat = (colour: string): string =>
  `<path d="M-24 2Q-28-18-22-22Q-8-27 6-22Q12-16 8 2Z" fill="${colour}"/><path d="M-22-22Q-8-27 6-22L5-15Q-8-19-23-15Z" fill="${mix(colour, '#ffffff', 0.22)}"/><path d="M-18-15V0M2-15V0" stroke="${mix(colour, '#0a1220', 0.5)}" stroke-width="1.3"/>`;

/** A log to sit on, its sawn end towards us. */
export const LOG =
  '<path d="M-32 5Q-10 9 12 5L8 2H-30Z" fill="#0e1a24" opacity=".35"/><path d="M-30-7H6Q10-1 6 5H-30Z" fill="#6b4c33"/><path d="M-30-7H6Q7.500-5 7.800-3H-30Z" fill="#9a7350"/><path d="M-20-1H-4M-14 2.500H4" stroke="#4a3322" stroke-width=".9"/><ellipse cx="-30" cy="-1" rx="4" ry="6" fill="#c9a274"/><ellipse cx="-30" cy="-1" rx="2" ry="3.200" fill="none" stroke="#8a6a48" stroke-width=".8"/>';

/** A stove that burns, a pot on it. */
export const STOVE =
  '<path d="M26 3l4-9h8l4 9z" fill="#2a3036"/><path d="M31-6q-1-4 3-6q4 2 3 6z" fill="#ffb04a"/><path d="M26-20h16v9q-8 3-16 0z" fill="#a9b0b4"/><path d="M26-20h16v2.400h-16z" fill="#dfe4e6"/><path d="M32-22q-2.600-4 .4-7.600t.2-7.400M37-22q-2-3.600.6-6.800t.4-7.200" stroke="#eef1f1" stroke-width=".7" fill="none" opacity=".35"/>';

/** A big rucksack that is being filled, and on the grass what is to go into it: mat, sleeping bag, pot, bottle, jacket. */
export const PACKING_LIST = [
  // each thing's shade where it touches the ground
  '<g fill="#12263a" opacity=".3"><ellipse cx="40" cy="6" rx="24" ry="4"/><ellipse cx="88" cy="8.500" rx="26" ry="3.600"/><ellipse cx="-42" cy="15.500" rx="24" ry="3.600"/><ellipse cx="117" cy="10.500" rx="9" ry="2.600"/><ellipse cx="142" cy="5" rx="14" ry="3"/></g>',
  '<path d="M24 4Q19-30 25-42Q38-50 51-42Q57-30 52 4Q38 9 24 4z" fill="#33514a"/><path d="M42-46Q54-43 52-28L53 4Q48 7 42 7z" fill="#1d332f" opacity=".7"/><path d="M27-40Q38-33 50-40Q46-50 38-50T27-40z" fill="#12201e"/><path d="M22-43Q18-60 34-58T52-47Q40-54 22-43z" fill="#4a6f64"/>',
  '<path d="M27-10h21v12q-10 4-21 0z" fill="#45695e"/><path d="M26-26h25M30-42V4M47-42V4" stroke="#0f1c1a" stroke-width="1.500"/><path d="M51-36q11 16 1 38" stroke="#14211f" stroke-width="2.600" fill="none"/>',
  '<path d="M66 8q-4-14 8-15h26q9 2 8 9t-9 8z" fill="#c9662c"/><path d="M66 4q4-9 12-5t2 11-12 2z" fill="#7c3a16"/><path d="M84-7v17M98-6v16" stroke="#5a2a10" stroke-width="1.300"/>',
  '<path d="M-62 14q0-13 12-13h12q11 1 11 9t-9 8h-16q-10 1-10-4z" fill="#3f6f86"/><path d="M-62 12q5-9 12-5t1 9-11 1z" fill="#234654"/>',
  '<path d="M130 4h18v-12q-9-3-18 0z" fill="#aab1b5"/><path d="M130-8q9-3 18 0v2.500q-9-3-18 0z" fill="#e2e7e9"/><path d="M130 4h5v-13q-3 0-5 1z" fill="#6f787e"/><path d="M148-6h9" stroke="#2a3036" stroke-width="2"/>',
  '<path d="M110 10v-19q0-4 3-4h3q3 0 3 4v19z" fill="#d9a13b"/><path d="M112-16h5v4h-5z" fill="#2a3036"/>',
].join('');

/** Small even teeth down the edge of a blade. */
const TEETH = 'l1.300 1.250l-1.300 1.250'.repeat(12);

/** An open crate, a saw and a hammer in it. */
export const crate = (isDark: boolean): string => {
  const at = (colour: string): string => (isDark ? mix(colour, '#10263c', 0.34) : colour);
  return [
    '<path d="M-26 4Q0-4 34 4Q4 12-26 4Z" fill="#0e1a24" opacity=".3"/>',
    // a saw, its grip up, and a hammer
    `<g transform="translate(1 -3) rotate(6) scale(.84)"><path d="M-4-16V-46H6${TEETH}V-16Z" fill="${at('#a9b7bf')}"/><path d="M-4-16V-46H-2V-16Z" fill="${at('#e6edf0')}"/><path d="M-7-45Q-8-60 0-62Q8-62 9-55Q7-52 9-45Q1-42-7-45zM-3-49Q1-47 4-49Q3-53 4.500-56Q1-59-2-56Q-4-53-3-49z" fill-rule="evenodd" fill="${at('#9a5f30')}"/><path d="M-7-45Q-8-60 0-62L1.500-61Q-5-58-5-45z" fill="${at('#cf9457')}"/></g>`,
    `<g transform="translate(12 -21) scale(.6) translate(-12 16)"><path d="M12-6L19-40" stroke="${at('#9a6a3c')}" stroke-width="3.600"/><path d="M10-46L24-42.500L29-40Q30-36 27-33.500L25-36L9-40.500Z" fill="${at('#4b565e')}"/><path d="M10-46L24-42.500L29-40L25-40L9.600-43.600Z" fill="${at('#9aa6ad')}"/></g>`,
    `<path d="M-22-20H22V3H-22Z" fill="${at('#b98a58')}"/><path d="M22-20L30-23V0L22 3Z" fill="${at('#7d5836')}"/><path d="M-22-20H22L30-23H-14Z" fill="${at('#5a3d28')}"/><path d="M-22-17H22V-13.500H-22ZM-22-5H22V-1.500H-22Z" fill="${at('#d9b07c')}"/><path d="M-9-17V3M9-17V3" stroke="${at('#7d5836')}" stroke-width="1.200"/>`,
  ].join('');
};

/** A post where paths part: one arm to each side, snow on its top where there is some, and its shadow, which needs `castPaint`. */
export const signpost = (isSnowy: boolean): string =>
  [
    '<g transform="matrix(1 0 -1.150 -.3 0 4)" filter="url(#cast)"><path d="M-3 0V-116H3V0zM-8-110H44L56-101L44-92H-8zM8-86H-42L-54-77L-42-68H8z"/></g>',
    '<path d="M-14 5Q0-2 16 5Q0 9-14 5z" fill="#12263a" opacity=".3"/><path d="M-3 5L-2.600-112H2.600L3 5z" fill="#7a573a"/><path d="M.6 5L.8-112H2.600L3 5z" fill="#4c3423"/>',
    '<path d="M-8-106H44L56-97L44-88H-8z" fill="#c98a45"/><path d="M-8-106H44L46-104H-8z" fill="#f0c487"/><path d="M4-99H34M4-94H26" stroke="#5a3c22" stroke-width="2"/>',
    '<path d="M8-82H-42L-54-73L-42-64H8z" fill="#b97a3a"/><path d="M8-82H-42L-44-80H8z" fill="#e6b878"/><path d="M-4-75H-34M-4-70H-24" stroke="#5a3c22" stroke-width="2"/>',
    isSnowy
      ? '<path d="M-5-111Q-4-120 1-119Q6-119 5-111z" fill="#fbfcfb"/><path d="M-8-106Q10-112 44-106z" fill="#fbfcfb"/><path d="M-16 6Q-8-5-2-4T18 6Q0 11-16 6z" fill="#f6f8f8"/>'
      : '',
  ].join('');
