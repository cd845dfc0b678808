import { mix } from './svg';

/** Rows of logs a wall is built of. */
const LOGS = 8;

const LOG = '#7a5536';

/** A wall of round logs between two sides, 76 units high: each log has its light and its shade. */
function logs(from: number, to: number, colour: string): string {
  const deep = mix(colour, '#0d1420', 0.55);
  const high = 76 / LOGS;
  return Array.from({ length: LOGS }, (_, i) => {
    const y = -high * (i + 1);
    return `<path d="M${from} ${y.toFixed(1)}H${to}v${high}H${from}z" fill="${mix(colour, i % 3 ? '#1a1410' : '#c08a58', 0.1)}"/><path d="M${from} ${(y + high * 0.24).toFixed(1)}H${to}" stroke="${mix(colour, '#f0c898', 0.4)}" stroke-width="1.500" opacity=".5"/><path d="M${from} ${(y + high * 0.9).toFixed(1)}H${to}" stroke="${deep}" stroke-width="2.200"/>`;
  }).join('');
}

/** Ends of logs that stand out at a corner. */
const ends = (x: number, colour: string): string =>
  Array.from({ length: LOGS }, (_, i) => {
    const y = (-76 / LOGS) * (i + 0.5);
    return `<circle cx="${x}" cy="${y.toFixed(1)}" r="4.600" fill="${mix(colour, '#e0b080', i % 2 ? 0.3 : 0.45)}"/><circle cx="${x}" cy="${y.toFixed(1)}" r="2.300" fill="none" stroke="${mix(colour, '#1a1410', 0.4)}" stroke-width=".8"/>`;
  }).join('');

/** A window of four panes in its frame, warm within. */
const pane = (x: number, y: number, wide: number, high: number): string =>
  `<path d="M${x - 3} ${y - 3}h${wide + 6}v${high + 6}h${-wide - 6}z" fill="#3d2a1c"/><path d="M${x} ${y}h${wide}v${high}h${-wide}z" fill="url(#window)"/><path d="M${x + wide / 2} ${y}v${high}M${x} ${y + high * 0.44}h${wide}" stroke="#4a3422" stroke-width="2"/><path d="M${x - 4} ${y + high + 3}h${wide + 8}v2.600h${-wide - 8}z" fill="#56402c"/>`;

/** Smoke that drifts and thins; it stays low enough for a band across the middle of a picture. */
const SMOKE =
  '<g filter="url(#smoke)"><path transform="matrix(1 0 -.25 .6 -35 -56)" d="M-52-140C-60-150-46-158-52-168S-64-180-48-190C-34-196-36-204-18-208C-30-198-24-192-36-184S-46-172-42-162S-46-150-46-140Z" fill="#dfe6ea" opacity=".5"/></g>';

const SOFT = [
  '<defs><filter id="smoke" x="-60%" y="-20%" width="220%" height="140%"><feGaussianBlur stdDeviation="2.600"/></filter>',
  '<radialGradient id="window"><stop stop-color="#fff0c0"/><stop offset="1" stop-color="#f7b75e"/></radialGradient>',
  '<radialGradient id="pool"><stop stop-color="#ffcf85" stop-opacity=".55"/><stop offset=".5" stop-color="#ffc070" stop-opacity=".2"/><stop offset="1" stop-color="#ffc070" stop-opacity="0"/></radialGradient></defs>',
].join('');

/** The roof over the long side, the gable's two slopes, and what lies on them. */
function roof(isSnowy: boolean, isDark: boolean): string {
  const cover = isSnowy ? ['#e8eff5', '#a9c0d2', '#d3e0ea'] : ['#5f6a4a', '#3a3f2c', '#6f7a56'];
  const [top = '', under = '', gable = ''] = cover.map((colour) => (isDark ? mix(colour, '#2c4a74', 0.3) : colour));
  return [
    // the eaves' shade on the wall
    '<path d="M-118-76H-12V-64H-118zM-12-76L50-114L114-76V-66L50-102L-12-64z" fill="#0d1420" opacity=".35"/>',
    // planks under the gable's eaves
    '<path d="M-22-66L48-122L124-66L119-62L48-113L-17-62z" fill="#3a2a1e"/>',
    `<path d="M-136-66Q-134-70-130-74L-76-126Q-70-132-62-132H46L-20-70Q-24-64-30-64L-130-62Q-137-62-136-66z" fill="${top}"/>`,
    `<path d="M-136-66Q-134-60-128-61L-30-63Q-24-64-20-70L-22-64Q-26-58-32-57Q-50-58-62-56T-98-57T-128-55Q-137-56-136-66z" fill="${under}"/>`,
    `<path d="M40-132Q48-136 56-131L130-72Q134-66 128-63Q122-61 116-65L50-116L-14-66Q-22-60-28-63Q-32-66-26-72z" fill="${gable}"/>`,
    `<path d="M-26-72Q-32-66-28-63Q-22-60-14-66L50-116L116-65Q122-61 128-63Q126-57 119-58L50-108L-16-58Q-24-56-27-60z" fill="${under}" opacity=".85"/>`,
    `<path d="M-70-124Q-30-128 30-127" stroke="${mix(top, '#ffffff', 0.6)}" stroke-width="3" fill="none" opacity=".7"/>`,
    isSnowy
      ? '<path d="M-110-56l1 9 1.500-9M-84-57l1 13 1.600-13M-60-56l.8 7 1-7M-42-57l1 11 1.400-11" fill="#dce8f0" opacity=".8"/>'
      : '',
  ].join('');
}

/** A log hut with lit windows, snow or turf on its roof, 0,0 at its foot. */
export function hut({ isSnowy, isDark }: { readonly isSnowy: boolean; readonly isDark: boolean }): string {
  const wall = isDark ? mix(LOG, '#101c30', 0.3) : LOG;
  const gable = mix(wall, '#0d1722', 0.34);
  const drift = isSnowy ? (isDark ? '#8ea8c6' : '#eef3f6') : '#4d5636';
  const bank = isSnowy ? (isDark ? '#b4c8dc' : '#ffffff') : '#5f6a42';
  return [
    SOFT,
    SMOKE,
    '<path d="M-60-122v-22h16v22z" fill="#4a4a4c"/><path d="M-60-122v-22h6v22z" fill="#6a6a6a"/>',
    `<path d="M-63-144h22v-5q-11-5-22 0z" fill="${bank}"/>`,
    logs(-118, -12, wall),
    `<g><path d="M-12-70L50-118L114-70V0H-12z" fill="${gable}"/>${logs(-12, 114, gable)}</g>`,
    `<path d="M2-84L50-118L100-84M14-92H86" stroke="${mix(gable, '#0a0f18', 0.5)}" stroke-width="1.800" fill="none"/>`,
    ends(-12, wall) + ends(-118, wall) + ends(114, gable),
    pane(-92, -54, 38, 30),
    '<path d="M64 0v-72h34V0z" fill="#2c1e14"/><path d="M67 0v-69h28V0z" fill="#6a3f26"/><path d="M76 0v-69M86 0v-69" stroke="#4a2a18" stroke-width="1.200"/><circle cx="71" cy="-34" r="1.800" fill="#d9b26a"/>',
    pane(16, -52, 22, 24),
    roof(isSnowy, isDark),
    isDark
      ? '<ellipse cx="-74" cy="16" rx="74" ry="21" fill="url(#pool)"/><ellipse cx="26" cy="12" rx="46" ry="14" fill="url(#pool)" opacity=".7"/>'
      : '',
    // a drift on both sides of the door, whose step is clear
    `<path d="M58-1H104L109 5H53z" fill="#4a3422"/><path d="M58-1H104V1H57z" fill="#8a6240"/>`,
    `<path d="M-138 6Q-124-8-104-4T-64-2T-26 0T14-4T44-3Q54-2 53 4Q20 11-20 10T-138 6zM109 4Q112-5 124-4T150 6Q128 10 109 4z" fill="${drift}"/>`,
    `<path d="M-130 3Q-120-6-104-3T-64-1M113-1Q118-5 126-3" stroke="${bank}" stroke-width="2.400" fill="none" opacity=".8" stroke-linecap="round"/>`,
  ].join('');
}
