/** The names of a sprite's icons, in order. @param sprite the text of an SVG file of symbols */
export function iconNames(sprite: string): string[] {
  return [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name = '']) => name);
}
