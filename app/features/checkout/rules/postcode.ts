type PostcodeRule = {
  readonly pattern: RegExp;
  /** A postcode of the country, as an example in the error. */
  readonly example: string;
  /** What a phone shows to type it with. */
  readonly inputMode: 'numeric' | 'text';
};

const digits = (count: number, example: string): PostcodeRule => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
  inputMode: 'numeric',
});

/** Postcodes by country. Postal unions' own formats; spaces and a leading country code have been taken off. */
const rules: Readonly<Record<string, PostcodeRule>> = {
  fi: digits(5, '00100'),
  ax: digits(5, '22100'),
  se: { pattern: /^\d{3} ?\d{2}$/, example: '111 20', inputMode: 'numeric' },
  no: digits(4, '0150'),
  dk: digits(4, '1050'),
  ee: digits(5, '10111'),
  lv: { pattern: /^(?:LV-?)?\d{4}$/i, example: 'LV-1010', inputMode: 'text' },
  lt: { pattern: /^(?:LT-?)?\d{5}$/i, example: 'LT-01100', inputMode: 'text' },
  de: digits(5, '10115'),
  at: digits(4, '1010'),
  ch: digits(4, '8001'),
  fr: digits(5, '75001'),
  mc: digits(5, '98000'),
  be: digits(4, '1000'),
  lu: digits(4, '1009'),
  nl: { pattern: /^\d{4} ?[a-z]{2}$/i, example: '1012 AB', inputMode: 'text' },
  it: digits(5, '00118'),
  es: digits(5, '28001'),
  pt: { pattern: /^\d{4}-?\d{3}$/, example: '1000-001', inputMode: 'numeric' },
  pl: { pattern: /^\d{2}-?\d{3}$/, example: '00-001', inputMode: 'numeric' },
  cz: { pattern: /^\d{3} ?\d{2}$/, example: '110 00', inputMode: 'numeric' },
  sk: { pattern: /^\d{3} ?\d{2}$/, example: '811 01', inputMode: 'numeric' },
  hu: digits(4, '1011'),
  si: digits(4, '1000'),
  hr: digits(5, '10000'),
  ro: digits(6, '010011'),
  bg: digits(4, '1000'),
  gr: { pattern: /^\d{3} ?\d{2}$/, example: '104 31', inputMode: 'numeric' },
  ie: { pattern: /^[a-z]\d[\dw] ?[\da-z]{4}$/i, example: 'D02 AF30', inputMode: 'text' },
  gb: { pattern: /^[a-z]{1,2}\d[\da-z]? ?\d[a-z]{2}$/i, example: 'SW1A 1AA', inputMode: 'text' },
  us: { pattern: /^\d{5}(?:-\d{4})?$/, example: '10001', inputMode: 'numeric' },
  ca: { pattern: /^[a-z]\d[a-z] ?\d[a-z]\d$/i, example: 'K1A 0B1', inputMode: 'text' },
  au: digits(4, '2000'),
  jp: { pattern: /^\d{3}-?\d{4}$/, example: '100-0001', inputMode: 'numeric' },
  is: digits(3, '101'),
  ru: digits(6, '101000'),
};

/** Where a country's format is not known: letters, digits, spaces and dashes. */
const anyPostcode: PostcodeRule = { pattern: /^[\p{L}\d][\p{L}\d -]{1,10}$/u, example: '', inputMode: 'text' };

/** How postcodes of a country are written. @param country two letters, lower case */
export function postcodeRule(country: string): PostcodeRule {
  return rules[country] ?? anyPostcode;
}

/** Whether a text is a postcode of a country; only its form is judged. */
export function isPostcode(text: string, country: string): boolean {
  return postcodeRule(country).pattern.test(text.trim());
}
