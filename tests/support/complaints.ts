import type { TestBackend } from './backend';

/** A complaint about something that was bought in a store, as a storefront sends it. */
export const storeComplaint = {
  ...{ customerName: 'Maija Metsä', email: 'maija@example.com', phone: '+358401234567' },
  ...{ address: 'Polku 1', postNumber: '00100', city: 'Helsinki' },
  ...{ salesChannel: 'M', store: 1, receipt: '10-4711', timeOfPurchase: '2026-01-15', price: 89.9, used: true },
  ...{ manufacturer: 'Kelo', model: 'Kota 3', color: 'vihreä', noSize: true, complaint: 'Sauma repesi.' },
};

/** A new key of a form. */
export const formKey = (): string => `key-${crypto.randomUUID()}`;

/** Sends one photograph. */
export const sendPhoto = (
  backend: Pick<TestBackend, 'send'>,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
) =>
  backend.send('POST', '/api/image-upload/', new Blob([new Uint8Array(bytes)]), {
    'content-type': 'application/octet-stream',
    ...headers,
  });
