type PostcodeRule = {
  readonly pattern: RegExp;
  /** Example postcode for the error message. */
  readonly example: string;
  /** Keyboard type on phones. */
  readonly inputMode: 'numeric' | 'text';
  /** Number of digits when the format has only digits, spaces and dashes; otherwise 0. */
  readonly digitCount: number;
};

const digits = (count: number, example: string): PostcodeRule => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
  inputMode: 'numeric',
  digitCount: count,
});

/** Postcodes by country. Official formats, applied after spaces and a leading country code are removed. */
const rules = new Map<string, PostcodeRule>(
  Object.entries<PostcodeRule>({
    fi: digits(5, '00100'),
    ax: digits(5, '22100'),
    se: { pattern: /^\d{3} ?\d{2}$/, example: '111 20', inputMode: 'numeric', digitCount: 5 },
    no: digits(4, '0150'),
    dk: digits(4, '1050'),
    ee: digits(5, '10111'),
    lv: { pattern: /^(?:LV-?)?\d{4}$/i, example: 'LV-1010', inputMode: 'text', digitCount: 0 },
    lt: { pattern: /^(?:LT-?)?\d{5}$/i, example: 'LT-01100', inputMode: 'text', digitCount: 0 },
    de: digits(5, '10115'),
    at: digits(4, '1010'),
    ch: digits(4, '8001'),
    fr: digits(5, '75001'),
    mc: digits(5, '98000'),
    be: digits(4, '1000'),
    lu: digits(4, '1009'),
    nl: { pattern: /^\d{4} ?[a-z]{2}$/i, example: '1012 AB', inputMode: 'text', digitCount: 0 },
    it: digits(5, '00118'),
    es: digits(5, '28001'),
    pt: { pattern: /^\d{4}-?\d{3}$/, example: '1000-001', inputMode: 'numeric', digitCount: 7 },
    pl: { pattern: /^\d{2}-?\d{3}$/, example: '00-001', inputMode: 'numeric', digitCount: 5 },
    cz: { pattern: /^\d{3} ?\d{2}$/, example: '110 00', inputMode: 'numeric', digitCount: 5 },
    sk: { pattern: /^\d{3} ?\d{2}$/, example: '811 01', inputMode: 'numeric', digitCount: 5 },
    hu: digits(4, '1011'),
    si: digits(4, '1000'),
    hr: digits(5, '10000'),
    ro: digits(6, '010011'),
    bg: digits(4, '1000'),
    gr: { pattern: /^\d{3} ?\d{2}$/, example: '104 31', inputMode: 'numeric', digitCount: 5 },
    ie: { pattern: /^[a-z]\d[\dw] ?[\da-z]{4}$/i, example: 'D02 AF30', inputMode: 'text', digitCount: 0 },
    gb: { pattern: /^[a-z]{1,2}\d[\da-z]? ?\d[a-z]{2}$/i, example: 'SW1A 1AA', inputMode: 'text', digitCount: 0 },
    us: { pattern: /^\d{5}(?:-\d{4})?$/, example: '10001', inputMode: 'numeric', digitCount: 5 },
    ca: { pattern: /^[a-z]\d[a-z] ?\d[a-z]\d$/i, example: 'K1A 0B1', inputMode: 'text', digitCount: 0 },
    au: digits(4, '2000'),
    jp: { pattern: /^\d{3}-?\d{4}$/, example: '100-0001', inputMode: 'numeric', digitCount: 7 },
    is: digits(3, '101'),
    ru: digits(6, '101000'),
  }),
);

/** For countries with an unknown format: letters, digits, spaces and dashes. */
const anyPostcode: PostcodeRule = {
  pattern: /^[\p{L}\d][\p{L}\d -]{1,10}$/u,
  example: '',
  inputMode: 'text',
  digitCount: 0,
};

/** The postcode format of a country. @param country two letters, lower case */
export function postcodeRule(country: string): PostcodeRule {
  return rules.get(country) ?? anyPostcode;
}

/** The error for an invalid postcode of a country: message key and values. */
export function postcodeFault(country: string) {
  const { example, digitCount } = postcodeRule(country);
  if (digitCount > 0) return { key: 'error.postalDigits', values: { count: digitCount, example } } as const;
  if (example !== '') return { key: 'error.postalCode', values: { example } } as const;
  return { key: 'error.missing.postal_code', values: {} } as const;
}

/** Whether a text has the format of a country's postcodes. */
export function isPostcode(text: string, country: string): boolean {
  return postcodeRule(country).pattern.test(text.trim());
}
