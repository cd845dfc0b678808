import type { Log } from '../context';
import type { MailLimit } from '../domain/untrusted/mail-limit';
import { Answer } from './serve';

/** 429. @param wait in seconds */
export const tooOften = (wait: number) =>
  new Answer(429, { detail: 'Too many attempts. Try again in a while.' }, { 'Retry-After': String(wait) });

/** Returns a function that does what an address may still ask for. Its answer is the same for every address. */
export function onlyAllowed(log: Log) {
  return async (
    limit: MailLimit,
    { email, clientAddress }: { readonly email: string; readonly clientAddress: string | null },
    work: () => Promise<void>,
  ) => {
    const { wait, isSilent } = await limit.count(email, clientAddress);
    if (wait > 0) return tooOften(wait);
    if (isSilent) log.warn({}, 'an address was given too often, and gets no more mail for now');
    else await work();
    return {};
  };
}
