/** The statuses of a complaint: those of a return in Specification 2 §4. */
export const COMPLAINT_STATUSES = ['new', 'processing', 'more_info', 'fixing', 'processed', 'rejected'] as const;
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number];

/** Statuses in which nothing more happens. */
export const ENDED_COMPLAINTS = ['processed', 'rejected'] as const satisfies readonly ComplaintStatus[];

/** Where something was bought: `S` is the web shop (Specification 2 §3, complaint form), `M` one of the stores. */
export const SALES_CHANNELS = ['S', 'M'] as const;
export type SalesChannel = (typeof SALES_CHANNELS)[number];

/** Id of the main web store, which web-shop orders name as their store (Specification 2 §3, §9). */
export const WEB_STORE_ID = 20;

/** The fields of the complaint form, each with an error flag (Specification 2 §3), and its photographs. */
export const COMPLAINT_FIELDS = [
  'customerName',
  'email',
  'phone',
  'address',
  'postNumber',
  'city',
  'salesChannel',
  'store',
  'targetStore',
  'orderNumber',
  'receipt',
  'timeOfPurchase',
  'price',
  'used',
  'manufacturer',
  'model',
  'color',
  'size',
  'noSize',
  'complaint',
  'rowId',
  'orderDate',
  'unitDiscount',
  'calculatedDiscount',
  'images',
] as const;
export type ComplaintField = (typeof COMPLAINT_FIELDS)[number];

/** Most characters of the fields that are texts. */
export const COMPLAINT_LENGTHS = {
  customerName: 200,
  email: 254,
  phone: 30,
  address: 200,
  postNumber: 12,
  city: 100,
  orderNumber: 40,
  receipt: 100,
  manufacturer: 200,
  model: 200,
  color: 100,
  size: 100,
  complaint: 5000,
  message: 5000,
} as const;

const MB = 1_000_000;

/** Photographs of one form: how many, and bytes below which one and all together must stay (Specification 2 §5, §9). */
export const PHOTO_LIMITS = { count: 10, oneBytes: 50 * MB, allBytes: 25 * MB } as const;

/** An order's number with the web shop's prefix, however it was typed (Specification 2 §3). @example 's 410 286 537' → 'S410286537' */
export function webOrderNumber(typed: string): string {
  const bare = typed.replace(/\s+/g, '').toUpperCase();
  return bare === '' || bare.startsWith('S') ? bare : `S${bare}`;
}
