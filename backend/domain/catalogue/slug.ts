/** URL slugs from names. */

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' };
const CYRILLIC: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'i',
  є: 'e',
  ґ: 'g',
};

/**
 * Lower-case Latin letters, digits and single hyphens. Text in an unsupported script gives an empty slug; the caller then
 * uses the article number.
 */
export function slugOf(text: string, maxLength = 80): string {
  const latin = [...text.toLowerCase().normalize('NFKD')]
    .map((char) => CYRILLIC[char.normalize('NFC')] ?? LETTERS[char] ?? char)
    .join('');
  const slug = latin
    .replace(/[\u0300-\u036f'’™®©]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug.slice(0, maxLength).replace(/-+$/, '');
}

/** `preferred`, or the first of `preferred-2`, `preferred-3`… that is free. */
export function uniqueSlug(preferred: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(preferred)) return preferred;
  for (let number = 2; ; number += 1) {
    const candidate = `${preferred}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
}

/** A slug for any text; a text without Latin letters gets a stable one from its bytes. */
export function wordSlug(name: string): string {
  const slug = slugOf(name.replaceAll('+', ' plus '), 60);
  return slug || `x${Buffer.from(name, 'utf8').toString('hex').slice(0, 40)}`;
}
