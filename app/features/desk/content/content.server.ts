import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { cleanText } from 'contract/clean-text';
import { MAX_CONTENT_BYTES } from 'contract/desk-content';
import {
  type ContentMove,
  type DeskContentItem,
  findDeskProducts,
  moveDeskContent,
  readDeskContent,
  readDeskContentChoices,
  restoreDeskContent,
  saveDeskContent,
  type WrittenContent,
} from '~/api/desk-content';
import { sendShopPicture } from '~/api/desk-pictures';
import { readPhotoForm } from '~/features/photos/photos.server';
import { formatDateTime } from '~/locale/dates';
import { LANGUAGES } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { sanitiseHtml } from '~/server/sanitise-html.server';
import { orErrorPage, orLogged } from '~/server/unavailable.server';
import { deskContext, textField } from '../desk-context.server';
import { readVersion } from '../store-fields';
import { contentAnswer, faultsOf, inOneLine, type SaidFaults, tooLong } from './content-answer.server';
import { type ContentForm, fieldsOfForm, formOfFields, idOf, longTexts, sentTime, withHtml } from './content-form';
import { CONTENT_TEXTS, readContentForm } from './read-content-form';

/** What is in a body besides the fields, at most, in bytes. */
const BESIDE_FIELDS = 10_000;

/** Tells that there is no such item. @throws Response 404 */
export const missingContent = ({ t, language }: ShopContext): never =>
  notFound(t('desk-content')('missing'), pathTo('deskContents', language));

/** The item of the address. @throws Response 404 */
export const askedContent = (context: ShopContext): number =>
  idOf(context.params['id'] ?? '') ?? missingContent(context);

/** An item for its editor, with all that it can name. @throws Response 404 when there is none */
export async function loadDeskContent(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const id = askedContent(context);
  const [found, choices] = await orErrorPage(
    Promise.all([readDeskContent(context.api, id), readDeskContentChoices(context.api)]),
  );
  if (!found) return missingContent(context);
  const { fields, ...item } = found;
  const title = LANGUAGES.map((language) => fields.languages[language]?.title ?? '').find((text) => text !== '') ?? '';
  const own = fields.languages[context.language]?.title || title;
  return data({ title: own, item, choices, form: formOfFields(fields) });
}

/** Does to an item what its form's `intent` says; without one it is saved. */
export async function changeDeskContent(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const id = askedContent(context);
  const { fields, photos, problem, isRead, isCut } = await readPhotoForm(context, args.request, {
    send: sendShopPicture,
    texts: CONTENT_TEXTS,
  });
  const sent = { id, version: readVersion(fields), intent: textField(fields, 'intent'), fields };
  if (sent.intent === 'restore') return restore(context, sent);
  const move = (['unschedule', 'withdraw', 'delete'] as const).find((each) => each === sent.intent);
  if (move) return moveContent(context, sent, move);
  const typed = readContentForm(fields);
  const form = { ...typed, image: photos[0] ?? typed.image };
  const faults: SaidFaults = {
    fields: problem === '' ? {} : { image_file: problem },
    other: isCut || !isRead ? [context.t('desk-content')('fault.tooMuch')] : [],
  };
  if (problem !== '' || isCut || !isRead) return refused(context, sent, form, faults);
  if (fields.has('add') || sent.intent === 'find') return choose(context, sent, form);
  return save(context, sent, form);
}

type Sent = { readonly id: number; readonly version: number; readonly intent: string; readonly fields: FormData };

const refused = async (context: ShopContext, { version }: Sent, form: ContentForm, faults: SaidFaults) =>
  data(await contentAnswer(context, { version, form, faults }), 400);

/** Looks for products to add, or adds one: the form comes back unsaved. */
async function choose(context: ShopContext, { version, fields }: Sent, form: ContentForm) {
  const added = textField(fields, 'add', 20);
  const search = cleanText(textField(fields, 'product_search', 500));
  const models = added === '' ? form.models : [...new Set([...form.models, added])];
  const products =
    added === '' && search !== ''
      ? await orLogged(findDeskProducts(context.api, search), [], 'desk-content-products')
      : [];
  const found = added === '' ? { search, products } : undefined;
  return data(await contentAnswer(context, { version, form: { ...form, models }, ...(found && { found }) }));
}

const publication = ({ intent }: Sent): WrittenContent['publish'] =>
  intent === 'publish' ? 'now' : intent === 'schedule' ? 'later' : 'no';

/** The backend does not answer: nothing of what was typed is lost. */
const unreached = ({ t }: ShopContext): SaidFaults => ({ fields: {}, other: [t('refusals')('resources')] });

async function save(context: ShopContext, sent: Sent, form: ContentForm) {
  const { language, t } = context;
  const { id, version } = sent;
  const say = t('desk-content');
  const long = longTexts(form);
  if (long.length > 0) return refused(context, sent, form, tooLong(context, long));
  const hosts = Object.values(storefrontSettings().hosts).flat();
  const fields = await withHtml(fieldsOfForm(form), (html) => sanitiseHtml(html, hosts));
  if (Buffer.byteLength(JSON.stringify(fields)) > MAX_CONTENT_BYTES - BESIDE_FIELDS)
    return refused(context, sent, form, { fields: {}, other: [say('fault.tooMuch')] });
  const written = { fields, note: form.note, publish: publication(sent), at: sentTime(form.at) ?? '' };
  const result = await orLogged(saveDeskContent(context.api, { id, version, ...written }), null, 'desk-save-content');
  if (!result) return data(await contentAnswer(context, { version, form, faults: unreached(context) }), 503);
  switch (result.outcome) {
    case 'missing':
      return missingContent(context);
    case 'refused':
      return refused(context, sent, form, faultsOf(result.refusal));
    case 'outdated':
      return data(await contentAnswer(context, { version, form, current: result.current }), 409);
    case 'done': {
      const done = {
        no: say('saved'),
        now: say('published'),
        later: say('scheduled', { at: formatDateTime(written.at) }),
      };
      const to = pathTo('deskContent', language, { id: String(id) });
      return redirectWithToast(to, { type: 'success', text: done[written.publish] });
    }
  }
}

/** What somebody else has saved, when nothing was typed that could be lost. */
const savedMeanwhile = async (context: ShopContext, version: number, current: DeskContentItem) =>
  data(await contentAnswer(context, { version, form: formOfFields(current.fields), current }), 409);

/** Makes an earlier version the newest one. */
async function restore(context: ShopContext, { id, version, fields }: Sent) {
  const say = context.t('desk-content');
  const number = Number.parseInt(textField(fields, 'number', 9), 10) || 0;
  const note = say('restore.note', { number });
  const result = await orErrorPage(restoreDeskContent(context.api, { id, version, number, note }));
  const to = pathTo('deskContent', context.language, { id: String(id) });
  switch (result.outcome) {
    case 'missing':
      return missingContent(context);
    case 'refused':
      return redirectWithToast(to, { type: 'error', text: inOneLine(result.refusal) });
    case 'outdated':
      return savedMeanwhile(context, version, result.current);
    case 'done':
      return redirectWithToast(to, { type: 'success', text: say('restored', { number }) });
  }
}

async function moveContent(context: ShopContext, { id, version }: Sent, move: ContentMove) {
  const { api, language, t } = context;
  const result = await orErrorPage(moveDeskContent(api, { id, version, move }));
  const to = pathTo('deskContent', language, { id: String(id) });
  if (result.outcome === 'refused') return redirectWithToast(to, { type: 'error', text: inOneLine(result.refusal) });
  if (result.outcome === 'outdated') return savedMeanwhile(context, version, result.current);
  // deleted twice, as after a reload, it is gone all the same
  if (move === 'delete')
    return redirectWithToast(pathTo('deskContents', language), {
      type: 'success',
      text: t('desk-content')('move.delete.done'),
    });
  if (result.outcome === 'missing') return missingContent(context);
  return redirectWithToast(to, { type: 'success', text: t('desk-content')(`move.${move}.done`) });
}

/** Takes one picture from a script, for a text. */
export async function takeDeskPicture(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const { photos, problem, status } = await readPhotoForm(context, args.request, { send: sendShopPicture });
  const [id = ''] = photos;
  const isTaken = id !== '' && problem === '';
  const sent = isTaken ? { id, problem: '' } : { id: '', problem: problem || context.t('photos')('error.upload') };
  return Response.json(sent, { status: isTaken ? 200 : status, headers: { 'Cache-Control': 'private, no-store' } });
}

/** Nothing is shown at the address to which pictures are sent. @throws Response 404 */
export async function loadNoPictures(args: LoaderFunctionArgs): Promise<never> {
  const context = await deskContext(args);
  notFound(context.t('refusals')('pageNotFound', { path: context.url.pathname }));
}
