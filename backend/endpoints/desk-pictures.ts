import { PHOTO_LIMITS } from 'contract/complaint-status';
import * as calls from 'contract/desk-pictures';
import { Hono } from 'hono';
import { contentTexts } from '../domain/content/content-texts';
import { Refusal } from '../domain/errors/refusals';
import { TooManyPictures } from '../media/photograph';
import { storeShopPicture, UploadRefused } from '../media/uploads';
import { administrator } from './desk';
import { Answer, type Area, answer, type BackendEnv } from './serve';

const MEGABYTE = 1024 * 1024;

/** Pictures of staff, for banners and content. */
export function deskPictureEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, calls.uploadDeskPicture, async ({ backend, caller, body, language }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const say = contentTexts(language);
    try {
      const { hash, width, height } = await storeShopPicture(backend.media, body);
      return { hash, width, height };
    } catch (error) {
      if (error instanceof UploadRefused) {
        const isLarge = error.reason === 'bytes' || error.reason === 'pixels';
        const megabytes = Math.floor(PHOTO_LIMITS.oneBytes / MEGABYTE);
        throw new Refusal({ image: [isLarge ? say('picture.large', { megabytes }) : say('picture.kind')] });
      }
      if (!(error instanceof TooManyPictures)) throw error;
      return new Answer(429, { detail: say('picture.busy') }, { 'Retry-After': '5' });
    }
  });

  return area;
}
