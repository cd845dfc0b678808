import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { isMissing } from '~/api/api-error';
import { readPhoto } from '~/api/complaints';
import { readPhotoForm } from '~/features/photos/photos.server';
import { shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { orErrorPage } from '~/server/unavailable.server';

/** What a script gets that has sent one photograph: its name, or what is wrong with it. */
export type SentPhoto = { readonly id: string; readonly problem: string };

/** Nothing is shown at the address to which photographs are sent. */
export async function loadNoPictures(args: LoaderFunctionArgs): Promise<never> {
  const context = await shopContext(args);
  notFound(context.t('refusals')('pageNotFound', { path: context.url.pathname }));
}

/** Takes one photograph from a script, which shows how far it has come. */
export async function takePicture(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const { photos, problem, status } = await readPhotoForm(context, args.request);
  const [id = ''] = photos;
  const isTaken = id !== '' && problem === '';
  const sent: SentPhoto = {
    id: isTaken ? id : '',
    problem: isTaken ? '' : problem || context.t('photos')('error.upload'),
  };
  return Response.json(sent, { status: isTaken ? 200 : status, headers: { 'Cache-Control': 'private, no-store' } });
}

/** A photograph for whoever has its unguessable name: `?size=small` for lists. Nobody keeps a copy. */
export async function loadPicture(args: LoaderFunctionArgs): Promise<Response> {
  const context = await shopContext(args);
  const missing = () => notFound(context.t('complaints')('missing'));
  const size = context.url.searchParams.get('size') === 'small' ? 'small' : 'large';
  const found = readPhoto(context.api, context.params['token'] ?? '', size).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  const bytes = (await orErrorPage(found)) ?? missing();
  return new Response(bytes, {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Disposition': 'inline; filename="photo.jpg"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}
