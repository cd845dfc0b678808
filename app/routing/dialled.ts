/** A telephone number as a link dials it; undefined for what is none. */
export function dialled(phone: string): string | undefined {
  const digits = phone.replace(/[\s()-]/g, '');
  return /^\+?\d{4,20}$/.test(digits) ? `tel:${digits}` : undefined;
}
