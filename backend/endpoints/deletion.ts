import { deleteAccount as deleteAccountCall, requestDeletion as requestDeletionCall } from 'contract/registration';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { tokenOf } from '../domain/customers/caller';
import { deleteAccount, requestDeletion } from '../domain/customers/deletion';
import { attemptLimit } from '../domain/untrusted/attempt-limit';
import { accountMails } from '../mail/account-mails';
import { type Area, answer, type BackendEnv, NOT_LOGGED_IN } from './serve';
import { tooOften } from './too-often';

/** Guesses of the password before the deletion of an account. */
const MAX_GUESSES = 5;
const GUESS_WINDOW_MS = 15 * 60 * 1000;

/** Deleting accounts: a mail with a link, then the deletion. */
export function deletionEndpoints({ db, pool, settings }: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  const tell = accountMails(settings);
  const guesses = attemptLimit(pool, 'delete-account-guesses', MAX_GUESSES, GUESS_WINDOW_MS);

  answer(area, requestDeletionCall, async ({ body, caller, headers, language, now }) => {
    const known = await caller();
    const token = tokenOf(headers.get('authorization'));
    if (!known || !token) return NOT_LOGGED_IN;
    const wait = await guesses.count(String(known.customerId));
    if (wait > 0) return tooOften(wait);
    const request = { customerId: known.customerId, token, password: body.password ?? '' };
    await requestDeletion(db, request, tell, language, now);
    return {};
  });

  answer(area, deleteAccountCall, async ({ body, language, now }) => {
    await deleteAccount(db, body.token, tell, language, now);
    return {};
  });

  return area;
}
