import type { ShopLanguage } from '../../../../domain/locale/language';

/** What customers say in one language: whole sentences that name no product and stand in any order with others. */
export type Sayings = {
  readonly praise: readonly string[];
  /** what one would change */
  readonly caveat: readonly string[];
  /** why one is disappointed */
  readonly fault: readonly string[];
  /** says only where or how it is used */
  readonly story: readonly string[];
};

export type SayingsByLanguage = Readonly<Record<ShopLanguage, Sayings>>;

const MARKS = { praise: '+', caveat: '~', fault: '-', story: '*' } as const;

/**
 * Reads sentences, one a line, by the mark before each: `+` praise, `~` caveat, `-` fault, `*` story.
 * @example sayings('+ Lämmin.\n~ Kallis.').caveat // ['Kallis.']
 */
export function sayings(notation: string): Sayings {
  const lines = notation
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const marked = (mark: string): string[] =>
    lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2));
  return {
    praise: marked(MARKS.praise),
    caveat: marked(MARKS.caveat),
    fault: marked(MARKS.fault),
    story: marked(MARKS.story),
  };
}
