import {
  changePassword as changePasswordCall,
  listSessions,
  revokeAllSessions,
  revokeSession,
} from 'contract/sessions';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import type { AccountOffice } from '../domain/customers/account-news';
import { tokenOf } from '../domain/customers/caller';
import { changePassword } from '../domain/customers/change-password';
import { accountName } from '../domain/customers/log-in';
import { logInLimits } from '../domain/customers/log-in-limits';
import * as sessions from '../domain/customers/sessions';
import { signInTexts } from '../domain/customers/sign-in-texts';
import { accountMails } from '../mail/account-mails';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND, NOT_LOGGED_IN } from './serve';

/** A person's own log-ins, and their password. */
export function sessionEndpoints({ db, pool, settings }: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  const office: AccountOffice = { shopName: settings.shopName, tell: accountMails(settings) };
  const limits = logInLimits(pool);

  answer(area, listSessions, async ({ caller, headers, now }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const token = tokenOf(headers.get('authorization'));
    const list = await sessions.listSessions(db, known.customerId, token, now);
    return {
      sessions: list.map(({ id, method, device, createdAt, lastSeenAt, isCurrent }) => ({
        id,
        method,
        device,
        created: createdAt.toISOString(),
        last_seen: lastSeenAt.toISOString(),
        is_current: isCurrent,
      })),
    };
  });

  answer(area, revokeSession, async ({ caller, body, now }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    return (await sessions.revokeSession(db, known.customerId, body.id, now)) ? {} : NOT_FOUND;
  });

  answer(area, revokeAllSessions, async ({ caller, headers, body, now }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const token = tokenOf(headers.get('authorization')) ?? undefined;
    await sessions.revokeSessions(db, known.customerId, now, body.keep_current ? token : undefined);
    return {};
  });

  answer(area, changePasswordCall, async ({ caller, headers, body, language, clientAddress, now }) => {
    const known = await caller();
    const token = tokenOf(headers.get('authorization'));
    if (!known || token === null) return NOT_LOGGED_IN;
    // a guess here is a guess of the same password as at the log-in, and is counted with those
    const guess = { email: accountName(known.email), clientAddress };
    const wait = await limits.begin(guess);
    if (wait > 0)
      return new Answer(429, { detail: signInTexts(language)('tooOften') }, { 'Retry-After': String(wait) });
    const change = {
      customerId: known.customerId,
      token,
      current: body.current_password,
      next: body.password,
      // a refused new password is not a wrong guess
      onRight: () => limits.succeed(guess),
    };
    return changePassword(db, change, office, language, now);
  });
  return area;
}
