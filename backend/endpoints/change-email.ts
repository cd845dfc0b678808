import {
  confirmEmailChange as confirmEmailChangeCall,
  requestEmailChange as requestEmailChangeCall,
  undoEmailChange as undoEmailChangeCall,
} from 'contract/change-email';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { tokenOf } from '../domain/customers/caller';
import { confirmEmailChange, requestEmailChange, undoEmailChange } from '../domain/customers/change-email';
import { mailLimit } from '../domain/untrusted/mail-limit';
import { accountMails } from '../mail/account-mails';
import { confirmations, ownerOf } from './confirmed-change';
import { type Area, answer, type BackendEnv, NOT_LOGGED_IN } from './serve';
import { onlyAllowed } from './too-often';

/** Changing the e-mail address of an account: a mail to the new one with a link, and a way back for the old one. */
export function changeEmailEndpoints(context: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  const { db, pool, settings, log } = context;
  const tell = accountMails(settings);
  const unconfirmed = confirmations(context);
  const limit = mailLimit(pool, 'change-email');
  const limited = onlyAllowed(log);

  answer(area, requestEmailChangeCall, async ({ body, language, clientAddress, now, ...visit }) => {
    const owner = await ownerOf(visit);
    if (!owner) return NOT_LOGGED_IN;
    const refusal = await unconfirmed({ owner, password: body.password, language, now });
    if (refusal) return refusal;
    const change = { customerId: owner.customerId, email: body.email };
    return limited(limit, { email: body.email, clientAddress }, () =>
      requestEmailChange(db, change, tell, language, now),
    );
  });

  answer(area, confirmEmailChangeCall, async ({ body, headers, language, now }) => {
    const session = tokenOf(headers.get('authorization'));
    await confirmEmailChange(db, { token: body.hash, session }, tell, language, now);
    return {};
  });

  answer(area, undoEmailChangeCall, async ({ body, language, now }) => {
    await undoEmailChange(db, body.hash, tell, language, now);
    return {};
  });

  return area;
}
