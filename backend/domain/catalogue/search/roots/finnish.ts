/**
 * Case, number and possessive endings, the longest first; the rest must contain a syllable. A final `ta` is removed as a
 * partitive only where it cannot be part of the noun, as it is in `paita` and `teltta`.
 */
const ENDINGS =
  /(?:issani|issansa|istaan|illaan|isiin|oihin|öihin|eihin|(?<=pp|lj)aita|itten|iden|intä|inta|issa|issä|ista|istä|illa|illä|ilta|iltä|ille|iksi|ina|inä|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|ksi|(?<=e)tta|(?<=e)ttä|(?<=[sn])ten|(?<=ei)tä|(?<=ei)ta|iin|een|hin|aan|ään|oon|öön|(?<=u)un|(?<=y)yn|ien|jen|ja|jä|na|nä|n|t)$/;

/** Nouns whose `s` before `i` is a `t` elsewhere, with their accents or without: `köysi`, `köyden`. */
const FROM_TE = /((?:k[öo]y|rei|kau|var|kyn|hir|uu)|^(?:ve|k[äa]))s$/;

/** Consonant gradation: maps strong and weak grades of the last consonants to one form. */
const GRADES: readonly (readonly [RegExp, string])[] = [
  [/(uv|yv)$/, 'uk'],
  [/kk$/, 'k'],
  [/pp$/, 'p'],
  [/tt$/, 't'],
  [/ng$/, 'nk'],
  [/mm$/, 'mp'],
  [/nn$/, 'nt'],
  [/ll$/, 'lt'],
  [/rr$/, 'rt'],
  [/d$/, 't'],
  [/v$/, 'p'],
];

/** Partitives after these letters end with `ja`, which elsewhere belongs to the word: `takkeja`, but `patja`. */
const isEnding = (rest: string, ending: string): boolean => !/^j[aä]$/.test(ending) || /[oöuye]$/.test(rest);

function withoutEnding(word: string): string {
  const match = ENDINGS.exec(word);
  if (!match) return word;
  const rest = word.slice(0, match.index);
  if (rest.length < 3 || !/[aeiouyäö]/.test(rest)) return word;
  return isEnding(rest, match[0]) ? rest : word;
}

/**
 * The common root of all inflections of a Finnish noun or adjective, with consonant gradation undone: `villapaita` and `villapaidoissa`
 * are `villapait`, `takki` and `takeissa` are `tak`. It is not a word, and unrelated rare words may share it. PostgreSQL's
 * stemmer does not handle gradation.
 */
export function finnishRoot(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let stem = word;
  if (/[aeiouyäö]nen$/.test(stem)) stem = `${stem.slice(0, -3)}s`;
  else if (/[aäei]s$/.test(stem) && stem.length > 4) stem = stem.slice(0, -1);
  else stem = withoutEnding(stem);
  // vaellus, vaelluksen, vaelluksille
  stem = stem.replace(/(?<=..)([uy])ks[ei]?$/, '$1s');
  // keitin, keittimen; the vowel before goes with the rest below
  if (/[aeiouyäö][^aeiouyäö]+ime$/.test(stem)) stem = stem.slice(0, -3);
  const letters = stem.replace(/[aeiouyäö]+$/, '').length;
  let root = stem.slice(0, letters);
  if (!/[aeiouyäö]/.test(root)) return stem;
  root = root.replace(FROM_TE, '$1t');
  for (const [grade, strong] of GRADES) {
    if (grade.test(root)) {
      root = root.replace(grade, strong);
      break;
    }
  }
  // a stem in u keeps it in every form, which a and e do not
  return root + (/[uy]/.exec(stem[letters] ?? '') ? 'u' : '');
}

/**
 * Whether a word in its dictionary form and another word with the same root are different words: `kahvi` (coffee) and
 * `kahvat` (handles). A noun
 * in `i` never has an `a` or `o` behind its consonants, one in `a` never has an `e` there.
 */
export function isOtherFinnishWord(typed: string, other: string): boolean {
  const length = typed.length - 1;
  const isNoun = /[^aeiouyäö][aiä]$/.test(typed) && withoutEnding(typed) === typed;
  if (!isNoun || !other.startsWith(typed.slice(0, length))) return false;
  const vowel = other[length] ?? '';
  if (typed.endsWith('i')) return /[aäoö]/.test(vowel);
  return vowel === 'e' || (vowel === 'i' && other.length === typed.length);
}
