import { uploadDeskPicture } from 'contract/desk-pictures';
import { Hono } from 'hono';
import { actOf, administrator } from './desk';
import { keepEditorPicture } from './editor-picture';
import { Answer, type Area, answer, type BackendEnv } from './serve';

/** Pictures that staff send for the shop's pages. */
export function deskPictureEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, uploadDeskPicture, async ({ backend, caller, body, language, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return keepEditorPicture({ backend, body, language, act: actOf(admin, now) });
  });

  return area;
}
