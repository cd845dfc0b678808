const ENDINGS =
  /(?:ыми|ими|ами|ями|ого|его|ому|ему|ах|ях|ов|ев|ей|ом|ем|ой|ый|ий|ая|яя|ое|ее|ые|ие|ую|юю|ых|их|ым|им|ью|ам|ям|ы|и|а|я|о|е|у|ю|ь|й)$/;

/** The common root of the inflections of a Russian noun or adjective, without the fleeting vowel: `куртки` and `курток` are `куртк`. */
export function russianRoot(word: string): string {
  if (word.length < 4 || !/[а-я]/.test(word)) return word;
  const match = ENDINGS.exec(word);
  const rest = match && match.index >= 3 ? word.slice(0, match.index) : word;
  return rest.replace(/([бвгджзклмнпрстфхцчшщьй])[ое]([кц])$/, '$1$2');
}
