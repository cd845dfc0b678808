/** A gift card with its ribbon in the snow, a lantern beside it; 100 units are a tall person, the ground is y 0. */
import { shopLogo } from '../shop-mark';
import { mix } from './svg';

/** The card, its lower edge in the snow: fells under a low sun, the shop's name, a ribbon with its bow. */
function card(at: (colour: string) => string): string {
  const [ribbon, deep, bright] = ['#d9702c', '#a04a1a', '#f3a868'].map(at);
  return [
    '<g transform="rotate(-5)"><path d="M-66-92Q-66-98-60-98H60Q66-98 66-92V2H-66z" transform="translate(1.700 .6)" fill="#102c27"/>',
    `<path d="M-66-92Q-66-98-60-98H60Q66-98 66-92V4H-66z" fill="${at('#1f4a42')}"/><path d="M-66-20Q-40-46-16-40Q4-64 26-50T66-34V4H-66z" fill="${at('#35685d')}"/><path d="M-66-6Q-34-22-6-14T66-20V4H-66z" fill="${at('#e8efee')}"/><circle cx="-40" cy="-54" r="9" fill="${at('#f3c87c')}"/>`,
    `<path d="M-66-92Q-66-98-60-98H60Q66-98 66-92" stroke="${at('#7fb0a2')}" stroke-width="1.200" fill="none"/>`,
    shopLogo(-30, -83, 9, at('#f4f1e6'), 1.1),
    `<path d="M18-98H34V4H18z" fill="${ribbon}"/><path d="M18-98H22V4H18z" fill="${bright}"/><path d="M31-98H34V4H31z" fill="${deep}"/>`,
    '<g transform="translate(0 17)">',
    // the bow: two loops, two ends, the knot
    `<path d="M24-66Q10-44 0-40L4-34L12-33Q24-46 28-64zM28-66Q40-46 54-42L51-36L43-34Q32-46 25-64z" fill="${deep}"/>`,
    `<path d="M26-68Q6-92-10-80Q-18-66 26-66zM26-68Q46-92 62-80Q70-66 26-66z" fill="${ribbon}"/><path d="M24-68Q8-84-4-78Q-8-72 24-68zM28-68Q44-84 56-78Q60-72 28-68z" fill="${deep}"/><path d="M-10-80Q2-88 16-76Q4-82-6-76zM62-80Q50-88 36-76Q48-82 58-76z" fill="${bright}"/>`,
    `<path d="M20-73Q26-77 32-73Q34-67 32-61Q26-58 20-61Q18-67 20-73z" fill="${ribbon}"/><path d="M20-73Q26-77 28-74Q24-67 24-60L20-61Q18-67 20-73z" fill="${bright}"/></g></g>`,
  ].join('');
}

/** A storm lantern that burns. */
const lantern = (at: (colour: string) => string): string =>
  [
    '<ellipse cy="-34" rx="74" ry="66" fill="url(#lanternglow)"/>',
    `<path d="M-11-64C-26-90-14-97 0-97S26-90 11-64" stroke="${at('#3a444c')}" stroke-width="2" fill="none"/><path d="M-13-57C-24-48-24-24-15-10M13-57C24-48 24-24 15-10" stroke="${at('#2f5a50')}" stroke-width="3" fill="none"/>`,
    `<path d="M-12-54Q-18-34-11-16H11Q18-34 12-54z" fill="#ffe3a0"/><path d="M-12-54Q-18-34-11-16H-6Q-12-34-7-54z" fill="#fff6da" opacity=".8"/><path d="M0-44Q8-32 5-24Q0-19-5-24Q-7-32 0-44z" fill="#ff9a3d"/><path d="M0-36Q4-29 2-24Q0-22-2-24Q-3-29 0-36z" fill="#fff3c4"/>`,
    `<path d="M-15-58H15L11-68Q0-75-11-68z" fill="${at('#2f5a50')}"/><path d="M-15-58H15V-54H-15z" fill="${at('#4a7a6e')}"/><path d="M-13-16H13L19-3V4H-19V-3z" fill="${at('#2f5a50')}"/><path d="M-13-16H-7L-13-3V4H-19V-3z" fill="${at('#5f9184')}"/><path d="M-7-74H7V-70H-7z" fill="${at('#24443c')}"/>`,
  ].join('');

/** Card and lantern, drifts before both. @param snow colours of the ground: in the light, and in the shade */
export function gift({ isDark, snow }: { readonly isDark: boolean; readonly snow: readonly [string, string] }): string {
  const at = (colour: string): string => (isDark ? mix(colour, '#10263c', 0.2) : colour);
  return [
    `<defs><radialGradient id="lanternglow"><stop stop-color="#ffdc92" stop-opacity=".85"/><stop offset=".4" stop-color="#ffc070" stop-opacity="${isDark ? 0.4 : 0.28}"/><stop offset="1" stop-color="#ffb761" stop-opacity="0"/></radialGradient><linearGradient id="drift" x2="0" y2="1"><stop stop-color="${snow[0]}"/><stop offset=".52" stop-color="${mix(snow[0], snow[1], 0.16)}"/><stop offset=".84" stop-color="${mix(snow[0], snow[1], 0.3)}" stop-opacity="0"/></linearGradient></defs>`,
    '<ellipse cx="40" cy="8" rx="190" ry="30" fill="url(#lanternglow)"/>',
    `<g transform="translate(-26 2)">${card(at)}</g>`,
    `<g transform="translate(84 8)">${lantern(at)}</g>`,
    // its foot melts into the ground
    '<path d="M-132 24Q-112 2-88 4T-44 0T4-4T40 0T66 8T104 6T140 24Q10 40-132 24z" fill="url(#drift)"/>',
  ].join('');
}
