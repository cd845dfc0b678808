const PHONE = /^\+?[\d\s()./-]{5,}$/;

/** Whether a text can be a phone number: digits with the usual separators. */
export function isPhone(text: string): boolean {
  return PHONE.test(text.trim());
}
