import type { PlateDrawing, PlateVariant } from '../plate-drawing';
import { num } from './geometry';

/** A square part of a plate in its own units: centre and edge. */
export type Spot = readonly [x: number, y: number, size: number];

const RADIUS = 486;

/**
 * A close look at one spot of a finished plate, in a round frame as printed catalogues set it: the drawing is the same,
 * so what the shopper sees magnified is what the main picture shows.
 */
export function closeUp(svg: string, [x, y, size]: Spot): string {
  const label = /aria-label="([^"]*)"/.exec(svg)?.[1] ?? '';
  const window = `${num(x - size / 2)} ${num(y - size / 2)} ${num(size)} ${num(size)}`;
  const inner = svg.replace(/^<svg[^>]*>/, `<svg width="1000" height="1000" viewBox="${window}">`);
  const circle = (attributes: string): string => `<circle cx="500" cy="500" r="${RADIUS}" ${attributes}/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000" role="img" aria-label="${label}, detail">`,
    `<defs><clipPath id="lens">${circle('')}</clipPath>`,
    '<radialGradient id="ground" cx=".38" cy=".3" r=".85"><stop offset="0" stop-color="#f7faf9"/><stop offset="1" stop-color="#d3dddb"/></radialGradient></defs>',
    circle('fill="url(#ground)"'),
    `<g clip-path="url(#lens)">${inner}</g>`,
    `${circle('fill="none" stroke="#9fb0ad" stroke-width="3"')}</svg>`,
  ].join('');
}

/** Adds the view `detail`, a close look at the main drawing, to a drawing function. */
export const withCloseUp =
  (draw: PlateDrawing['draw'], spot: Spot | ((variant: PlateVariant) => Spot)): PlateDrawing['draw'] =>
  (way, look) =>
    look.view === 'detail'
      ? closeUp(draw(way, { ...look, view: 'main' }), typeof spot === 'function' ? spot(look.variant) : spot)
      : draw(way, look);
