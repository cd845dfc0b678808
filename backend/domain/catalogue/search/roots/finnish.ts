/**
 * Endings of cases, numbers and owners, the longest first; what is left must hold a syllable. A partitive's `ta` is one only
 * where no noun ends so of itself: `paita` and `teltta` are whole.
 */
const ENDINGS =
  /(?:issani|issansa|istaan|illaan|isiin|oihin|öihin|eihin|(?<=pp|lj)aita|itten|iden|intä|inta|issa|issä|ista|istä|illa|illä|ilta|iltä|ille|iksi|ina|inä|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|ksi|(?<=e)tta|(?<=e)ttä|(?<=[sn])ten|(?<=ei)tä|(?<=ei)ta|iin|een|hin|aan|ään|oon|öön|(?<=u)un|(?<=y)yn|ien|jen|ja|jä|na|nä|n|t)$/;

/** Nouns whose `s` before `i` is a `t` elsewhere: `köysi`, `köyden`. */
const FROM_TE = /((?:köy|rei|kau|var|kyn|hir|uu)|^(?:ve|kä))s$/;

/** Last consonants by the form they take when the syllable closes: strong grade and weak grade become one. */
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
 * What all inflections of a Finnish noun or adjective share, consonant gradation undone: `villapaita` and `villapaidoissa`
 * are `villapait`, `takki` and `takeissa` are `tak`. It is no word, and rare words may share one; PostgreSQL's stemmer knows
 * no gradation.
 */
export function finnishRoot(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let stem = word;
  if (/[aeiouyäö]nen$/.test(stem)) stem = `${stem.slice(0, -3)}s`;
  else if (/[aäei]s$/.test(stem) && stem.length > 4) stem = stem.slice(0, -1);
  else stem = withoutEnding(stem);
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
