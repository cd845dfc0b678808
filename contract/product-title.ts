/**
 * A product's name with its brand in front, for titles, mails and feeds. A name that contains the brand, as those of many merchants
 * do, says it once: “Hanki lahjakortti”, “Carte cadeau Hanki”.
 */
export function productTitle(brand: string, name: string): string {
  const isSaid = ` ${words(name)} `.includes(` ${words(brand)} `);
  return isSaid ? name : `${brand} ${name}`.trim();
}

/** Lower-case words, without punctuation between them. */
const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
