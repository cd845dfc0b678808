/** Slug of the shop's own invoices: a processor whose money comes and goes by bank. */
export const INVOICE_PROCESSOR = 'invoice';
