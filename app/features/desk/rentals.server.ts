import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import type { RentalForm } from 'contract/rental';
import { sendShopPicture } from '~/api/desk-pictures';
import { addDeskRental, readDeskRental, readDeskRentals, removeDeskRental, saveDeskRental } from '~/api/rental';
import { type PhotoForm, readPhotoForm } from '~/features/photos/photos.server';
import { idIn } from '~/routing/id-in';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { formKeyOf } from '~/server/form-key.server';
import { orErrorPage } from '~/server/unavailable.server';
import { deskContext } from './desk-context.server';
import { answerForm, answerNewForm, answerRemoval, orUnreached } from './form-answer.server';
import { keptPicture, pictureRefusal } from './picture-form.server';
import { textsOf, typed } from './store-fields';

/** Every rental item. */
export async function loadDeskRentals(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  return data({
    title: context.t('desk-selling')('rentals.title'),
    ...(await orErrorPage(readDeskRentals(context.api))),
  });
}

/** The form of a rental item as it was sent; a picture that came with it takes the place of the one before. */
const rentalFormOf = ({ fields: sent, byField }: PhotoForm): RentalForm => ({
  day: typed(sent, 'day').slice(0, 40),
  weekend: typed(sent, 'weekend').slice(0, 40),
  week: typed(sent, 'week').slice(0, 40),
  deposit: typed(sent, 'deposit').slice(0, 40),
  sizes: typed(sent, 'sizes'),
  stores: sent
    .getAll('stores')
    .map((store) => String(store).slice(0, 100))
    .slice(0, 100),
  names: textsOf(sent, 'names'),
  descriptions: textsOf(sent, 'descriptions'),
  image: byField.get('picture') ?? (sent.has('image_remove') ? '' : keptPicture(sent, 'image')),
  alts: textsOf(sent, 'alts'),
});

const missing = ({ t, language }: ShopContext): never =>
  notFound(t('desk-selling')('rentals.notFound'), pathTo('deskRentals', language));

const rentalPath = ({ language }: ShopContext, id: number) => pathTo('deskRental', language, { rental: String(id) });

const saved = (context: ShopContext, id: number) =>
  redirectWithToast(rentalPath(context, id), { type: 'success', text: context.t('desk-site')('saved') });

/** The form of a new rental item. */
export async function loadNewRental(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const { known_stores } = await orErrorPage(readDeskRentals(context.api));
  return data({ title: context.t('desk-selling')('rentals.new'), version: formKeyOf(''), known_stores });
}

/** Adds a rental item. What cannot be saved comes back as it was typed. */
export async function addRental(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const sent = await readPhotoForm(context, args.request, { send: sendShopPicture });
  const key = formKeyOf(typed(sent.fields, 'version'));
  const form = rentalFormOf(sent);
  const result = pictureRefusal(context, sent) ?? (await orUnreached(addDeskRental(context.api, { key, form })));
  return answerNewForm(context, { key, form }, result, {
    saved: ({ id }) => saved(context, id),
    missing: () => missing(context),
    pathOf: (id) => rentalPath(context, id),
  });
}

/** A rental item for its editor. @throws Response 404 when there is none */
export async function loadDeskRental(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const id = idIn(context.params['rental']);
  const rental = id === null ? null : await orErrorPage(readDeskRental(context.api, id));
  if (!rental) return missing(context);
  const { names } = rental.form;
  return data({ title: names[context.language] ?? names.fi ?? Object.values(names)[0] ?? '–', ...rental });
}

/** Saves or removes a rental item. What cannot be saved comes back as it was typed. */
export async function changeDeskRental(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const id = idIn(context.params['rental']);
  if (id === null) return missing(context);
  const sent = await readPhotoForm(context, args.request, { send: sendShopPicture });
  const version = typed(sent.fields, 'version').slice(0, 64);
  if (sent.isRead && sent.fields.get('intent') === 'remove')
    return answerRemoval(context, removeDeskRental(context.api, { id, version }), {
      list: pathTo('deskRentals', context.language),
      own: rentalPath(context, id),
    });
  const form = rentalFormOf(sent);
  const result =
    pictureRefusal(context, sent) ?? (await orUnreached(saveDeskRental(context.api, { id, version, form })));
  return answerForm(context, { version, form }, result, {
    saved: () => saved(context, id),
    missing: () => missing(context),
  });
}
