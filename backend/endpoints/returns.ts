import { cancelReturn, createReturn, getReturns, postComplaint, uploadImage } from 'contract/returns';
import { Hono } from 'hono';
import { notYet } from './not-yet';
import { type Area, answer, type BackendEnv, NOT_LOGGED_IN } from './serve';

/** Returns and complaints are not built yet: the lists are empty. */
export function returnEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answer(area, getReturns, async ({ caller }) => ((await caller()) ? [] : NOT_LOGGED_IN));
  notYet(area, createReturn, cancelReturn, postComplaint, uploadImage);
  return area;
}
