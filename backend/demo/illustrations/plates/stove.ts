import { Kit } from './kit';
import type { Spot } from './lens';
import type { MarkName } from './lettering';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';
import { burnerHead, canister, potSupports, sleevedPot, spiritSet, twigBurner, valveCap } from './stove-parts';

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
  draw: (kit: Kit, way: Colourway, brand: string, mark: MarkName) => string;
};

const MAKES: Record<NonNullable<StoveOptions['kind']>, Make> = {
  system: {
    box: [-92, -176, 118, 132],
    label: 'Canister stove',
    spot: [490, 590, 340],
    draw: (kit, way, brand, mark) =>
      canister(kit, way, brand) + burnerHead(kit, way) + sleevedPot(kit, way, brand, mark),
  },
  burner: {
    box: [-100, -76, 100, 132],
    label: 'Gas burner',
    spot: [500, 330, 340],
    draw: (kit, way, brand) => canister(kit, way, brand) + potSupports(kit) + burnerHead(kit, way),
  },
  wood: { box: [-96, -76, 106, 132], label: 'Wood stove', spot: [520, 380, 340], draw: twigBurner },
  spirit: { box: [-110, -100, 126, 132], label: 'Spirit stove', spot: [480, 620, 360], draw: spiritSet },
  canister: {
    box: [-104, -24, 104, 132],
    label: 'Gas canister',
    spot: [490, 360, 340],
    draw: (kit, way, brand) => valveCap(kit, way) + canister(kit, way, brand),
  },
};

/** Where a close look at the stove falls. */
export const stoveSpot = ({ kind = 'system' }: StoveOptions): Spot => MAKES[kind].spot;

/** A camp stove, or the gas for one. */
export function drawStove(way: Colourway, options: StoveOptions = {}): string {
  const { kind = 'system', brand = 'HANKI', mark = 'crust' } = options;
  const { box, label, draw } = MAKES[kind];
  const kit = new Kit(box, FRAMES.square, 60);
  return kit.svg(kit.ground(6, 122, 100, 9, 0.5) + draw(kit, way, brand, mark), label);
}
