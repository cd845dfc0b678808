/**
 * Everything that staff and commands do and the log of acts keeps. A new act is one line here and a text `log.action.NAME` of the messages
 * `desk-lists` in each language: the compiler asks for the Finnish one, `messages.test.ts` for the others.
 */
export const ACT_NAMES = [
  'move-order',
  'move-return',
  'move-complaint',
  'refund',
  'decide-refund',
  'capture-payment',
  'cancel-payment',
  'publish-review',
  'refuse-review',
  'verify-company',
  'agree-price',
  'end-agreement',
  'set-company-role',
  'remove-company-person',
  'refuse-company',
  'accept-group',
  'refuse-group',
  'answer-message',
  'close-message',
  'export-newsletter',
  'save-store',
  'save-service',
  'add-special-day',
  'save-content',
  'publish-content',
  'publish-content-failed',
  'schedule-content',
  'unschedule-content',
  'withdraw-content',
  'delete-content',
  'add-banner',
  'save-banner',
  'place-banner',
  'remove-banner',
  'add-keyword',
  'save-keyword',
  'remove-keyword',
  'add-redirect',
  'remove-redirect',
  'save-setting',
  'upload-picture',
  'add-rental',
  'save-rental',
  'remove-rental',
  'take-in-used',
  'withdraw-used',
  'plan-price',
  'end-price',
  'add-bundle',
  'end-bundle',
  'add-offer',
  'end-offer',
] as const;
export type ActName = (typeof ACT_NAMES)[number];

/** Whether there are words for an act; another backend may have acts of its own. */
export function isActName(name: string): name is ActName {
  return (ACT_NAMES as readonly string[]).includes(name);
}
