import { cancelReturn, createReturn, getReturns, postComplaint, uploadImage } from 'contract/returns';
import { Hono } from 'hono';
import { notYet } from './not-yet';
import { type Area, answer, type BackendEnv } from './serve';

/** Returns and complaints come later: nobody has any yet. */
export function returnEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answer(area, getReturns, async ({ requireCaller }) => {
    await requireCaller();
    return [];
  });
  notYet(area, createReturn, cancelReturn, postComplaint, uploadImage);
  return area;
}
