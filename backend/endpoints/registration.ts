import {
  activateAccount as activateAccountCall,
  checkAccountLink,
  confirmPasswordReset as confirmPasswordResetCall,
  registerCustomer as registerCustomerCall,
  requestActivation,
  requestPasswordReset,
  stopReminders as stopRemindersCall,
} from 'contract/registration';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { findLinkOwner } from '../domain/customers/account-links';
import type { AccountOffice } from '../domain/customers/account-news';
import { confirmPasswordReset, requestAccountLink } from '../domain/customers/password-reset';
import { activateAccount, registerCustomer } from '../domain/customers/registration';
import { reminderAddress, stopReminders } from '../domain/customers/reminders';
import { mailLimit } from '../domain/untrusted/mail-limit';
import { accountMails } from '../mail/account-mails';
import { readRegistration } from './read-registration';
import { type Area, answer, type BackendEnv } from './serve';
import { onlyAllowed } from './too-often';

/** Making and activating accounts, new passwords, and stopping reminders. */
export function registrationEndpoints({ db, pool, settings, log }: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  const office: AccountOffice = { shopName: settings.shopName, tell: accountMails(settings) };
  const limits = {
    register: mailLimit(pool, 'register'),
    activate: mailLimit(pool, 'request-activation'),
    reset: mailLimit(pool, 'request-password-reset'),
    reminders: mailLimit(pool, 'stop-reminders'),
  };

  const limited = onlyAllowed(log);

  answer(area, registerCustomerCall, async ({ body, language, clientAddress, now }) => {
    const registration = readRegistration(body, settings.shopName, language);
    return limited(limits.register, { email: body.email, clientAddress }, () =>
      registerCustomer(db, registration, office.tell, now),
    );
  });

  answer(area, activateAccountCall, async ({ body, language, now }) => {
    await activateAccount(db, body.hash, office.tell, language, now);
    return {};
  });

  answer(area, requestActivation, ({ body: { email }, clientAddress }) =>
    limited(limits.activate, { email, clientAddress }, () => requestAccountLink(db, email, 'activate')),
  );

  answer(area, checkAccountLink, async ({ body, now }) => ({
    works: (await findLinkOwner(db, body.hash, body.purpose, now)) !== null,
  }));

  answer(area, requestPasswordReset, ({ body: { email }, clientAddress }) =>
    limited(limits.reset, { email, clientAddress }, () => requestAccountLink(db, email, 'reset')),
  );

  answer(area, confirmPasswordResetCall, async ({ body: { hash, password }, language, now }) => {
    await confirmPasswordReset(db, { token: hash, password }, office, language, now);
    return {};
  });

  answer(area, stopRemindersCall, async ({ body, language, clientAddress, now }) => {
    const email = reminderAddress(body.email, language);
    return limited(limits.reminders, { email, clientAddress }, () => stopReminders(db, email, now));
  });

  return area;
}
