import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import type { NewsletterList } from 'contract/newsletter-lists';
import { pressLink, subscribe } from '~/api/contact';
import { currentCustomer } from '~/features/session/current-customer.server';
import type { ScreenName } from '~/routing/screens';
import { shopContext } from '~/server/context.server';
import { newFormKey } from '~/server/form-key.server';
import { readForm } from '~/server/read-form.server';
import { answerForm } from './answer-form.server';
import { corporateNewsletterForm, newsletterForm } from './contact-form';

/** The newsletter of each of the screens. Specification 1 §2. */
const LISTS: Partial<Record<ScreenName, NewsletterList>> = {
  newsletter: 'club',
  corporateNewsletter: 'corporate',
  forestNewsletter: 'forest',
};

/** The page on which one subscribes to the newsletter of its screen. */
export async function loadNewsletter(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const list = LISTS[context.screen] ?? 'club';
  const t = context.t('newsletter');
  const customer = await currentCustomer(context);
  return {
    list,
    screen: context.screen,
    title: t(`${list}.title`),
    description: t(`${list}.text`),
    formKey: newFormKey(),
    known: { email: customer?.email ?? '', name: customer?.firstName ?? '' },
  };
}

/** Subscribes: the address's owner is asked by mail to confirm, and nobody is told whether it gets the letter already. */
export async function sendNewsletter(args: ActionFunctionArgs) {
  const { api, screen, t } = await shopContext(args);
  const list = LISTS[screen] ?? 'club';
  const consent = t('newsletter')(`${list}.consent`);
  const fields = await readForm(args.request);
  if (list !== 'corporate') {
    return answerForm(fields, t('contact'), {
      schema: newsletterForm,
      send: ({ email }) => subscribe(api, { list, email, consent }),
    });
  }
  return answerForm(fields, t('contact'), {
    schema: corporateNewsletterForm,
    send: ({ email, company, name }) => subscribe(api, { list, email, company, name, consent }),
  });
}

/** What the button of a mailed link did: `done`, or why not. */
export type LinkAnswer = { readonly isDone: boolean; readonly error: string };

const actionOf = (screen: ScreenName): 'confirm' | 'stop' => (screen === 'newsletterStop' ? 'stop' : 'confirm');

/** The page of a link in a mail about a newsletter. Opening it changes nothing, because mail scanners open links too. */
export async function loadNewsletterLink(args: LoaderFunctionArgs) {
  const { screen, t } = await shopContext(args);
  const action = actionOf(screen);
  return data({ action, title: t('newsletter')(`${action}.title`) });
}

/**
 * Confirms or ends a subscription: for the page's button, and for mail services, which post to the link that ends it without opening
 * the page (RFC 8058).
 */
export async function pressNewsletterLink(args: ActionFunctionArgs) {
  const { api, params, screen, t } = await shopContext(args);
  const reply = await pressLink(api, actionOf(screen), params['token'] ?? '');
  const failed = t('newsletter')('link.failed');
  if (reply === 'failed') return data<LinkAnswer>({ isDone: false, error: failed }, 502);
  if ('list' in reply) return data<LinkAnswer>({ isDone: true, error: '' });
  return data<LinkAnswer>({ isDone: false, error: reply.texts[0] ?? failed }, 410);
}
