import { mix } from './colour';
import { lerpPoint, type Point, pts } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';

/** Where the front of the upper runs, from the collar down to the toes. */
const frontOf = (top: number): Point[] =>
  pts(`150,${top + 18} 155,${top + 40} 177,${Math.max(top + 62, 228)} 214,256 246,263`);

const NOWHERE: Point = [0, 0];

/** A point on the front at a share of its rows, so far inside the outline. */
function onFront(top: number, share: number, inside: number): Point {
  const front = frontOf(top);
  const at = share * (front.length - 1);
  const from = Math.min(front.length - 2, Math.floor(at));
  const [start = NOWHERE, end = NOWHERE] = front.slice(from);
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [x, y] = lerpPoint(start, end, at - from);
  return [x - (dy / length) * inside, y + (dx / length) * inside];
}

/** The tongue along the front, and laces that run from their eyelets over it and round to the other side. */
export function laces(kit: Kit, way: Colourway, top: number, rows: number): string {
  const along = Array.from({ length: 9 }, (_, i) => i / 8);
  const tongue = [
    ...along.map((share) => onFront(top, share, 1)),
    ...along.map((share) => onFront(top, share, 19)).reverse(),
  ];
  const lacing = Array.from({ length: rows }, (_, i) => {
    const share = 0.1 + (i / (rows - 1)) * 0.78;
    const eyelet = onFront(top, share, 27);
    return (
      kit.tube([eyelet, onFront(top, share + 0.035, 3)], 5.4, way.accent, { gloss: 0.3 }) +
      kit.tube([eyelet, onFront(top, Math.max(0, share - 0.07), 3)], 5.4, way.accent, { gloss: 0.3 }) +
      kit.eyelet(eyelet[0], eyelet[1], 4.8)
    );
  });
  const hem = along.map((share) => onFront(top, share, 37));
  return (
    kit.part(tongue, { fill: mix(way.trim, '#101418', 0.35), volume: 5, texture: ['mesh', '#fff', 0.4], line: 0.8 }) +
    kit.seam(hem, { stitch: 2, light: 0.35 }) +
    lacing.join('')
  );
}
