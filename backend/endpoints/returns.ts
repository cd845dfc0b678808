import { postComplaint, uploadImage } from 'contract/returns';
import { Hono } from 'hono';
import { notYet } from './not-yet';
import type { Area, BackendEnv } from './serve';

/** Complaints are not built yet. */
export function returnEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  notYet(area, postComplaint, uploadImage);
  return area;
}
