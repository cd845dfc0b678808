import { curve } from './curve';
import { num, type Point, SIDES } from './geometry';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';
import { bodyOutline, hemToggles, shellBody } from './shell-jacket-body';
import { collarLeaves, hoodBack, hoodFront, hoodOutline, hoodRoll, standCollar } from './shell-jacket-hood';
import { isHoodUp, type ShellLook, type ShellOptions } from './shell-jacket-look';
import { SHELL_LOOKS } from './shell-jacket-looks';
import { shellSleeve, sleeveOutline } from './shell-jacket-sleeve';

/** The shoulder, about which a sleeve turns. */
const SHOULDER: Point = [190, 60];

const turned = (art: string, degrees: number, side: number): string =>
  degrees === 0
    ? art
    : `<g transform="rotate(${num(-degrees * side)} ${num(SHOULDER[0] * side)} ${SHOULDER[1]})">${art}</g>`;

/** Where a jacket has most to show from near: what is worn, its pockets, or the hood. */
function detailOf({ pockets, head, isWorn }: ShellLook): Box {
  if (isWorn) return [-402, 540, -226, 716];
  if (pockets.includes('cargo')) return [10, 390, 270, 715];
  if (pockets.includes('kangaroo')) return [-210, 380, 40, 690];
  if (pockets.includes('napoleon')) return [-90, 40, 170, 365];
  if (head === 'peaked' || head === 'plain') return [-160, -130, 124, 225];
  return [-40, -90, 210, 222];
}

/**
 * A shell jacket, front or back, size M. Colour block, pockets, hood, cuffs, hem, length and the way the sleeves hang
 * vary on their own, so that two jackets beside each other differ in more than colour.
 */
export function drawShellJacket(way: Colourway, options: ShellOptions = {}): string {
  const look: ShellLook = {
    view: 'front',
    pose: 'flat',
    closeUp: undefined,
    block: 'yoke',
    pockets: ['hand', 'chest'],
    mark: 'crust',
    brand: 'hanki',
    head: 'peaked',
    cut: 'straight',
    cuff: 'tab',
    hem: 'straight',
    length: 745,
    armAngle: 0,
    isWorn: false,
    ...options,
  };
  const hasHood = isHoodUp(look);
  const armAngle = look.pose === 'worn' ? look.armAngle + 7 : look.armAngle;
  const reach = 362 + Math.max(0, armAngle) * 10;
  const top = hasHood ? -238 : look.head === 'down' ? -122 : -84;
  const frame = 2 * reach > 0.82 * (look.length + 17 - top) ? FRAMES.square : FRAMES.upright;
  const kit = new Kit([-reach, top, reach, look.length + 17], frame);
  const sleeves = SIDES.map((side) => turned(shellSleeve(kit, way, look, side), armAngle, side)).join('');
  const shadow = kit.flatShadow([
    bodyOutline(look),
    ...(armAngle === 0 ? SIDES.map((side) => curve(sleeveOutline(look, side))) : []),
    ...(hasHood ? [hoodOutline()] : []),
  ]);
  const head =
    look.view === 'back'
      ? hasHood
        ? hoodBack(kit, way, look)
        : standCollar(kit, way, look)
      : (hasHood ? hoodFront(kit, way, look) : standCollar(kit, way, look)) + collarLeaves(kit, way, look);
  const roll = look.head === 'down' ? hoodRoll(kit, way, look) : '';
  const body = shellBody(kit, way, look) + sleeves;
  const art = shadow + (look.view === 'back' ? body + head + roll : roll + body + head) + hemToggles(kit, way, look);
  const near = look.closeUp === 'detail' ? detailOf(look) : look.closeUp && SHELL_LOOKS[look.closeUp].box;
  return kit.svg(art, `Shell jacket, ${look.view}`, near);
}
