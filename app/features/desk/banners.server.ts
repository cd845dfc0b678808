import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { BANNER_KINDS, type BannerForm, type BannerKind } from 'contract/desk-banners';
import {
  addDeskBanner,
  placeDeskBanner,
  readDeskBanner,
  readDeskBanners,
  removeDeskBanner,
  saveDeskBanner,
} from '~/api/desk-banners';
import { sendShopPicture } from '~/api/desk-pictures';
import { type PhotoForm, readPhotoForm } from '~/features/photos/photos.server';
import { idIn } from '~/routing/id-in';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { formKeyOf } from '~/server/form-key.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { deskContext } from './desk-context.server';
import { answerForm, answerNewForm, answerRemoval, orUnreached } from './form-answer.server';
import { keptPicture, pictureRefusal } from './picture-form.server';
import { textsOf, typed } from './store-fields';

/** Every banner. */
export async function loadDeskBanners(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const banners = await orErrorPage(readDeskBanners(context.api));
  return data({ title: context.t('desk-site')('banners.title'), banners });
}

/** Moves a banner to another place among its kind. */
export async function placeBanner(args: ActionFunctionArgs) {
  const { api, t, language } = await deskContext(args);
  const sent = await readForm(args.request);
  const [id, beside] = [idIn(typed(sent, 'banner')), idIn(typed(sent, 'beside'))];
  const side = sent.get('side') === 'after' ? 'after' : 'before';
  const isPlaced = id !== null && beside !== null && (await orErrorPage(placeDeskBanner(api, { id, beside, side })));
  const say = t('desk-site');
  const toast = isPlaced
    ? ({ type: 'success', text: say('banners.placed') } as const)
    : ({ type: 'error', text: say('banners.notFound') } as const);
  return redirectWithToast(pathTo('deskBanners', language), toast);
}

const missing = ({ t, language }: ShopContext): never =>
  notFound(t('desk-site')('banners.notFound'), pathTo('deskBanners', language));

const bannerPath = ({ language }: ShopContext, id: number) => pathTo('deskBanner', language, { banner: String(id) });

const saved = (context: ShopContext, id: number) =>
  redirectWithToast(bannerPath(context, id), { type: 'success', text: context.t('desk-site')('saved') });

/**
 * The form of a banner as it was sent; a picture that came with it takes the place of the one before. Those for tall frames and dark
 * screens are views of one scene, so they go with the picture that they belong to.
 */
function bannerFormOf({ fields, byField }: PhotoForm): BannerForm {
  const sent = byField.get('picture');
  const viewOf = (name: 'tall' | 'night') =>
    byField.get(`${name}_picture`) ?? (sent || fields.has(`${name}_remove`) ? '' : keptPicture(fields, name));
  return {
    image: sent ?? keptPicture(fields, 'image'),
    tall: viewOf('tall'),
    night: viewOf('night'),
    crop: typed(fields, 'crop').slice(0, 40),
    starts: typed(fields, 'starts').slice(0, 40),
    ends: typed(fields, 'ends').slice(0, 40),
    titles: textsOf(fields, 'titles'),
    headings: textsOf(fields, 'headings'),
    sub_texts: textsOf(fields, 'sub_texts'),
    button_texts: textsOf(fields, 'button_texts'),
    urls: textsOf(fields, 'urls'),
  };
}

const kindOf = (param: string | undefined): BannerKind | undefined => BANNER_KINDS.find((kind) => kind === param);

/** The form of a new banner. @throws Response 404 for a kind that there is not */
export async function loadNewBanner(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const kind = kindOf(context.params['kind']);
  if (!kind) return missing(context);
  return data({ title: context.t('desk-site')(`banners.new.${kind}`), kind, version: formKeyOf('') });
}

/** Makes a banner. What cannot be saved comes back as it was typed. */
export async function addBanner(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const kind = kindOf(context.params['kind']);
  if (!kind) return missing(context);
  const sent = await readPhotoForm(context, args.request, { send: sendShopPicture });
  const key = formKeyOf(typed(sent.fields, 'version'));
  const form = bannerFormOf(sent);
  const result = pictureRefusal(context, sent) ?? (await orUnreached(addDeskBanner(context.api, { key, kind, form })));
  return answerNewForm(context, { key, form }, result, {
    saved: ({ id }) => saved(context, id),
    missing: () => missing(context),
    pathOf: (id) => bannerPath(context, id),
  });
}

/** A banner for its editor. @throws Response 404 when there is none */
export async function loadDeskBanner(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const id = idIn(context.params['banner']);
  const banner = id === null ? null : await orErrorPage(readDeskBanner(context.api, id));
  if (!banner) return missing(context);
  const { headings } = banner.form;
  return data({ title: headings[context.language] ?? headings.fi ?? Object.values(headings)[0] ?? '–', ...banner });
}

/** Saves or removes a banner. What cannot be saved comes back as it was typed. */
export async function changeDeskBanner(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const id = idIn(context.params['banner']);
  if (id === null) return missing(context);
  const sent = await readPhotoForm(context, args.request, { send: sendShopPicture });
  const version = typed(sent.fields, 'version').slice(0, 64);
  if (sent.isRead && sent.fields.get('intent') === 'remove')
    return answerRemoval(context, removeDeskBanner(context.api, { id, version }), {
      list: pathTo('deskBanners', context.language),
      own: bannerPath(context, id),
    });
  const edited = { id, version, form: bannerFormOf(sent) };
  const result = pictureRefusal(context, sent) ?? (await orUnreached(saveDeskBanner(context.api, edited)));
  return answerForm(context, edited, result, { saved: () => saved(context, id), missing: () => missing(context) });
}
