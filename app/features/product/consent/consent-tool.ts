/** How often, and how many milliseconds apart, the page looks for a consent tool. Specification 2 §2. */
export const CONSENT_TRIES = 10;
export const CONSENT_WAIT_MS = 500;

/** What a consent tool answers by the IAB's Transparency and Consent Framework 2, as far as it is read here. */
type ConsentAnswer = {
  readonly eventStatus?: string;
  readonly purpose?: { readonly consents?: Readonly<Record<string, boolean>> };
};
export type ConsentTool = (
  command: 'addEventListener',
  version: 2,
  callback: (answer: ConsentAnswer | null, success: boolean) => void,
) => void;

/** Purpose 1 of the framework: to store information on a device, which is what services of videos and payments do. */
const STORE_ON_DEVICE = '1';

/** Whether an answer says that the visitor has decided, and agreed. A banner that is still open is no consent. */
export function hasAgreed(answer: ConsentAnswer | null, success: boolean): boolean {
  if (!success || answer === null) return false;
  const hasDecided = answer.eventStatus === 'tcloaded' || answer.eventStatus === 'useractioncomplete';
  return hasDecided && answer.purpose?.consents?.[STORE_ON_DEVICE] === true;
}

/**
 * Waits for a consent tool, which starts after the page: up to 10 tries, 500 ms apart. Specification 2 §2.
 * @param find the tool, once it is there
 * @param wait resolves after some milliseconds
 */
export async function waitForTool(
  find: () => ConsentTool | undefined,
  wait: (ms: number) => Promise<void>,
): Promise<ConsentTool | undefined> {
  for (let tries = 1; tries <= CONSENT_TRIES; tries += 1) {
    const tool = find();
    if (tool) return tool;
    if (tries < CONSENT_TRIES) await wait(CONSENT_WAIT_MS);
  }
  return undefined;
}
