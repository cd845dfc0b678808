/** A skier with a pulk, 100 units tall, standing on 0,0: the small warm figure that gives a scene its scale. */
export function skier(ink: string, coat: string, pack: string): string {
  const stroke = (d: string, colour: string, width: number): string =>
    `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`;
  return [
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    stroke('M-46 1H44q6 0 9-4M-58 4H26q6 0 9-4', ink, 2.6),
    stroke('M4-44L16-24L12-2M0-44L-12-24L-26-3', ink, 10),
    stroke('M3-46L9-76', coat, 17),
    stroke('M9-74L24-58L34-64M6-74L-8-60L-15-48', coat, 7),
    stroke('M35-66L26 2M-16-50L-40 2', ink, 1.8),
    `<path d="M-9-78q-3 18 2 28q6 3 10 1l4-30z" fill="${pack}"/><circle cx="14" cy="-91" r="7.4" fill="${ink}"/>`,
    `<path d="M6.5-92q0-8.5 8-8.5t8 7.5z" fill="${pack}"/></g>`,
    `<path d="M-52-50Q-80-40-104-14" stroke="${ink}" stroke-width="1.5" fill="none"/>`,
    `<path d="M-170-16h58q8 0 12-8q0 16-8 22q-3 2-8 2h-50q-8 0-8-8z" fill="${ink}"/>`,
    `<path d="M-166-15q2-15 14-16h26q10 0 14 14z" fill="${pack}"/>`,
  ].join('');
}
