/**
 * Countries whose customs rules a buyer must acknowledge, with the text to show. British and Swiss prices include the country’s VAT,
 * so their texts must not say that it is paid once more. Specification 2 §5, §9.
 */
const texts = { gb: 'uk', ch: 'switzerland', ca: 'canada', us: 'unitedStates' } as const;

export type CustomsText = (typeof texts)[keyof typeof texts];

/** The customs text that a buyer in a country must acknowledge; undefined if none. */
export function customsText(country: string): CustomsText | undefined {
  return Object.hasOwn(texts, country) ? texts[country as keyof typeof texts] : undefined;
}
