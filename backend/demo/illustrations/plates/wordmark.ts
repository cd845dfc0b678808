import { lettering, letteringWidth } from './lettering';

/** Plates are laid out for a wordmark as long as this one; there is room for a fifth more. */
const LAID_OUT_FOR = 'HANKI';
const ROOM = 1.2;

type WordmarkOptions = Parameters<typeof lettering>[5] & {
  /** the widest that it may be in the drawing's own units, on a label or around something narrow */
  room?: number;
};

/** A maker's name centred on x, y; longer names are set smaller so that they keep to their place. */
export function wordmark(
  name: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  { room = Number.POSITIVE_INFINITY, ...options }: WordmarkOptions = {},
): string {
  const usual = letteringWidth(LAID_OUT_FOR, options.track) * ROOM;
  const share = Math.min(1, Math.min(usual, (room * 6) / height) / letteringWidth(name, options.track));
  return lettering(name, x, y, height * share, colour, options);
}
