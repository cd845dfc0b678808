import type { PlateLook } from '../plate-drawing';
import type { Colourway } from './palette';
import type { Box } from './plate-defs';
import { drawShoe } from './shoe';
import type { ShoeLook } from './shoe-look';

type Cut = Omit<ShoeLook, 'brand' | 'mark'>;

/** A laced boot with a rubber foot, a tall quilted one to pull on, a lined ankle boot of leather, a low one with pile. */
const VARIANTS: readonly Cut[] = [
  { shaft: 'high', sole: 'rubber', panels: 'pac', lacing: 'laces', collar: 'pile' },
  { shaft: 'tall', sole: 'rubber', panels: 'quilted', lacing: 'none', collar: 'cord' },
  { shaft: 'mid', sole: 'lug', panels: 'leather', lacing: 'hooks', collar: 'pile' },
  { shaft: 'low', sole: 'rubber', panels: 'leather', lacing: 'none', collar: 'pile' },
];

const DETAILS: readonly Box[] = [
  [-16, -256, 168, -26],
  [-20, -326, 164, -96],
  [-12, -246, 152, -72],
  [-16, -130, 112, 30],
];

export function drawWinterBoot(way: Colourway, { variant, view, brand, mark }: PlateLook): string {
  const look: ShoeLook = { ...(VARIANTS[variant] as Cut), brand, mark };
  return drawShoe(way, look, 'Winter boots', view !== 'main', view === 'detail' ? DETAILS[variant] : undefined);
}
