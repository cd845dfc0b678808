import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { CONTACT_SUBJECTS } from 'contract/contact-subjects';
import { sendCompanyRequest, sendQuestion } from '~/api/contact';
import { readRentalItems } from '~/api/rental';
import { withShortTimeout } from '~/api/request';
import { plainTracking } from '~/features/catalog/page-tracking';
import { readPhotoForm } from '~/features/photos/photos.server';
import { currentCustomer } from '~/features/session/current-customer.server';
import { type ShopContext, shopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { newFormKey } from '~/server/form-key.server';
import { serviceLinks } from '~/server/page-links.server';
import { readForm } from '~/server/read-form.server';
import { orLogged } from '~/server/unavailable.server';
import { webPhone } from '~/server/web-phone.server';
import { answerForm } from './answer-form.server';
import { askForm, corporateForm } from './contact-form';

type Asked = {
  /** What a link to the form has chosen already. */
  readonly subject?: string | undefined;
  readonly message?: string | undefined;
  /** Pages that answer what is asked most. */
  readonly answers?: readonly { readonly label: string; readonly to: string }[];
};

/** What a page with a form to the shop needs; who is signed in need not type the address. */
async function loadForm(context: ShopContext, title: string, description: string, asked: Asked = {}) {
  const [customer, phone] = await Promise.all([currentCustomer(context), webPhone(context)]);
  return data({
    title,
    description,
    formKey: newFormKey(),
    known: {
      email: customer?.email ?? '',
      name: customer?.firstName ?? '',
      subject: asked.subject ?? '',
      message: asked.message ?? '',
    },
    reach: { email: storefrontSettings().shopEmail, phone },
    answers: asked.answers ?? [],
    tracking: plainTracking('dynamic page'),
  });
}

/** What to write of a rental item, for somebody who asks for a time; undefined when there is no such item. */
async function rentalRequest({ api, url, t }: ShopContext): Promise<string | undefined> {
  const id = url.searchParams.get('item');
  if (id === null) return undefined;
  const items = await orLogged(readRentalItems(withShortTimeout(api)), [], 'rental items');
  const item = items.find((each) => String(each.id) === id);
  return item && t('contact')('rentalRequest', { item: item.name });
}

/**
 * The page of questions to customer service; `?subject=` chooses what it is about, `?item=` a rental item, which the message then
 * begins with. Specification 1 §2.
 */
export async function loadAsk(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('contact');
  const asked = context.url.searchParams.get('subject');
  const subject = CONTACT_SUBJECTS.find((each) => each === asked);
  const message = subject === 'rental' ? await rentalRequest(context) : undefined;
  const answers = await serviceLinks(
    context,
    (['delivery', 'returns', 'payment', 'clubOffers'] as const).map((page) => [page, t(`aside.asked.${page}`)]),
  );
  return loadForm(context, t('ask.title'), t('ask.description'), { subject, message, answers });
}

/** Sends a question with its photographs. */
export async function sendAsk(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const { api, t } = context;
  const posted = await readPhotoForm(context, args.request);
  const isCut = !posted.isRead && posted.problem === '';
  const photos = isCut ? { ...posted, problem: t('photos')('error.unread') } : posted;
  return answerForm(photos.fields, t('contact'), {
    schema: askForm,
    photos,
    send: ({ order_number: orderNumber, ...said }, form) =>
      sendQuestion(api, { ...said, ...form, orderNumber, images: [...photos.photos] }),
  });
}

/** The page by which companies ask for an offer. Specification 1 §2. */
export async function loadCorporate(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('contact');
  return loadForm(context, t('corporate.title'), t('corporate.description'));
}

/** Sends a company's request. */
export async function sendCorporate(args: ActionFunctionArgs) {
  const { api, t } = await shopContext(args);
  return answerForm(await readForm(args.request), t('contact'), {
    schema: corporateForm,
    send: ({ vat_number: vatNumber, ...said }, form) => sendCompanyRequest(api, { ...said, ...form, vatNumber }),
  });
}
