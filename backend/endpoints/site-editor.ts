import type { Call } from 'contract/call';
import type { SiteEditor, SiteResult } from '../domain/content/site-editor';
import type { Caller } from '../domain/customers/caller';
import { hostNames } from '../domain/untrusted/safe-link';
import { actOf } from './desk';
import { Answer, NOT_FOUND, type Visit } from './serve';

/** The administrator as an editor of banners, words, redirects and settings. */
export const siteEditor = (
  admin: Caller,
  { now, language, backend }: Pick<Visit<Call>, 'now' | 'language' | 'backend'>,
): SiteEditor => ({ ...actOf(admin, now), language, ownHosts: hostNames(backend.settings.hosts) });

/** The answer to a form: what was done, or what is saved now when somebody else was first. */
export async function siteAnswer<Done, Current>(
  result: SiteResult<Done>,
  current: () => Promise<Current | null>,
): Promise<Done | Answer<409, Current> | typeof NOT_FOUND> {
  if (result.outcome === 'saved') return result.done;
  const now = result.outcome === 'outdated' ? await current() : null;
  return now === null ? NOT_FOUND : new Answer(409, now);
}
