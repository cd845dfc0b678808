import { dictionary } from '@zxcvbn-ts/language-common';
import { COMMON_WORDS } from './common-passwords';

/** Lengths of a password, in characters: ASVS 5.0 asks for at least 8; the max keeps hashing cheap. */
export const PASSWORD_LENGTH = { min: 8, max: 200 } as const;

/** The passwords that leaks hold most often, in lower case: those that are long enough of 49,000. */
const LEAKED: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_LENGTH.min),
);

/** Why a password is refused. `common`: it is easy to guess. */
export type PasswordProblem = 'short' | 'long' | 'common';

/** Whose password it is: a password must not be the person's or the shop's own name. */
export interface PasswordOwner {
  readonly email: string;
  /** Words that a password must not consist of: first and last name, company, shop. */
  readonly names: readonly string[];
}

/**
 * Why a new password is refused; null when it is accepted. Following NIST SP 800-63B there are no rules of composition:
 * any characters of a sufficient length, except what attackers try first: the most frequent passwords of leaks, common words, runs and repetitions, and the
 * person's and the shop's names, each also with digits and signs around it.
 */
export function passwordProblem(password: string, { email, names }: PasswordOwner): PasswordProblem | null {
  const text = password.normalize('NFC');
  const length = [...text].length;
  if (length < PASSWORD_LENGTH.min) return 'short';
  if (length > PASSWORD_LENGTH.max) return 'long';
  const own = new Set([...names, ...email.split('@'), email].flatMap((name) => [wordOf(name), plainLetters(name)]));
  own.delete('');
  const words = [text.toLowerCase(), wordOf(text), plainLetters(text), plainLetters(withoutLeet(text))];
  const isGuessed = LEAKED.has(text.toLowerCase()) || words.some((word) => COMMON_WORDS.has(word) || own.has(word));
  return isGuessed || isMonotonous(text.toLowerCase()) ? 'common' : null;
}

/** The word between digits and signs: `2024Kesä!!` → `kesä`. */
const wordOf = (text: string): string => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Only the letters: `s-a-l-a-s-a-n-a` → `salasana`. */
const plainLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

const LEET = new Map(Object.entries({ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }));

/** Signs that stand for letters, except at the end, where digits are usually a number: `P@ssw0rd12` → `Password12`. */
const withoutLeet = (text: string): string =>
  text.replace(/\d+\W*$/, '').replace(/[013457@$]/g, (sign) => LEET.get(sign) ?? sign);

/** Max length of a pattern that is not enough when it is only repeated: `abc1abc1`. */
const MAX_REPEATED = 4;

/** Repeats a short pattern (`abcabcabc`), or is a run of neighbouring characters (`12345678`, `hgfedcba`). */
function isMonotonous(text: string): boolean {
  for (let size = 1; size <= MAX_REPEATED; size++) {
    if (
      text ===
      text
        .slice(0, size)
        .repeat(Math.ceil(text.length / size))
        .slice(0, text.length)
    )
      return true;
  }
  const steps = new Set(Array.from(text.slice(1), (sign, index) => sign.charCodeAt(0) - text.charCodeAt(index)));
  // 9 → 0 continues a run of digits
  for (const [wrap, step] of [
    [-9, 1],
    [9, -1],
  ] as const) {
    if (steps.has(wrap) && steps.has(step)) steps.delete(wrap);
  }
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
