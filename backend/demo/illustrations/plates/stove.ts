import { Kit } from './kit';
import type { Spot } from './lens';
import type { MarkName } from './marks';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';
import {
  burnerHead,
  canister,
  cookingPot,
  potSupports,
  sleevedPot,
  spiritSet,
  twigBurner,
  valveCap,
} from './stove-parts';

export type StoveOptions = {
  /** burner and pot on a canister, the burner alone, a wood or a spirit stove, or the gas only */
  kind?: 'system' | 'burner' | 'wood' | 'spirit' | 'canister';
  brand?: string;
  mark?: MarkName;
};

type Make = {
  box: Box;
  label: string /** what a close look is for */;
  spot: Spot;
  /** mm: upper edge of the box where a pot is on, and of the pot */
  withPot: readonly [box: number, top: number];
  draw: (kit: Kit, way: Colourway, brand: string, mark: MarkName) => string;
};

const MAKES: Record<NonNullable<StoveOptions['kind']>, Make> = {
  system: {
    box: [-92, -176, 118, 132],
    label: 'Canister stove',
    spot: [490, 590, 340],
    withPot: [-176, -150],
    draw: (kit, way, brand, mark) =>
      canister(kit, way, brand) + burnerHead(kit, way) + sleevedPot(kit, way, brand, mark),
  },
  burner: {
    box: [-100, -76, 100, 132],
    label: 'Gas burner',
    spot: [500, 330, 340],
    withPot: [-176, -150],
    draw: (kit, way, brand) => canister(kit, way, brand) + potSupports(kit) + burnerHead(kit, way),
  },
  wood: {
    box: [-96, -76, 106, 132],
    label: 'Wood stove',
    spot: [520, 380, 340],
    withPot: [-164, -140],
    draw: twigBurner,
  },
  spirit: {
    box: [-110, -100, 126, 132],
    label: 'Spirit stove',
    spot: [480, 620, 360],
    withPot: [-100, -90],
    draw: spiritSet,
  },
  canister: {
    box: [-84, -6, 84, 138],
    label: 'Gas canister',
    spot: [490, 400, 360],
    withPot: [-176, -150],
    draw: (kit, way, brand) => canister(kit, way, brand) + valveCap(kit, way),
  },
};

/** Where a close look at the stove falls. */
export const stoveSpot = ({ kind = 'system' }: StoveOptions): Spot => MAKES[kind].spot;

/** Where steam rises from a stove with its pot on, in shares of its plate. */
export function stoveTop({ kind = 'system' }: StoveOptions): readonly [number, number] {
  const { box, withPot } = MAKES[kind];
  const height = box[3] - withPot[0];
  return [0.47, 0.06 + (0.88 * (withPot[1] - withPot[0])) / height];
}

/** A camp stove, or the gas for one. @param isUsed with a pot on the flame; gas then has a burner on it */
export function drawStove(way: Colourway, options: StoveOptions = {}, isUsed = false): string {
  const { kind = 'system', brand = 'hanki', mark = 'crust' } = options;
  const { box, label, draw, withPot } = MAKES[kind];
  const [x0, y0, x1, y1] = box;
  const kit = new Kit(isUsed ? [x0, withPot[0], x1, y1] : [x0, y0, x1, y1], FRAMES.square, 60);
  const stands = isUsed && kind === 'canister' ? MAKES.burner.draw : draw;
  const pot =
    isUsed && (kind === 'burner' || kind === 'canister' || kind === 'wood')
      ? cookingPot(kit, way, kind === 'wood' ? -46 : -58)
      : '';
  return kit.svg(kit.ground(6, 122, 100, 9, 0.5) + stands(kit, way, brand, mark) + pot, label);
}
