/** Countries whose customs rules a buyer must acknowledge, by the text that is shown. Specification 2 §5, §9. */
const texts = { gb: 'uk', ch: 'switzerland', ca: 'canada', us: 'unitedStates' } as const;

export type CustomsText = (typeof texts)[keyof typeof texts];

/** The customs text a buyer in a country must acknowledge; undefined where there is none. */
export function customsText(country: string): CustomsText | undefined {
  return Object.hasOwn(texts, country) ? texts[country as keyof typeof texts] : undefined;
}
