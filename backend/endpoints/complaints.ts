import * as calls from 'contract/complaints';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { readComplaintOrder } from '../domain/complaints/complaint-order';
import { complaintTexts } from '../domain/complaints/complaint-texts';
import { type ComplaintWish, makeComplaint } from '../domain/complaints/make-complaint';
import { answerComplaint } from '../domain/complaints/move-complaint';
import { findPicture, listOwnComplaints, readComplaint, readOwnComplaint } from '../domain/complaints/read-complaint';
import { Refusal } from '../domain/errors/refusals';
import { attemptLimit } from '../domain/untrusted/attempt-limit';
import { mailLimit } from '../domain/untrusted/mail-limit';
import { complaintMails } from '../mail/complaint-mails';
import { TooManyPictures } from '../media/photograph';
import { readUpload, storeUpload, UploadRefused } from '../media/uploads';
import { presentComplaint, presentComplaintLine } from './complaint-wire';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND, NOT_LOGGED_IN } from './serve';

const HOUR_MS = 60 * 60 * 1000;
/** What a visitor may send in an hour. */
const LIMITS = { pictures: 120, messages: 30 } as const;

const UNKNOWN_ORDER = new Answer(404, { detail: 'Not found.', reason: 'UNKNOWN_ORDER' as const });

/** Complaints of customers and their photographs. */
export function complaintEndpoints(backend: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  answerPictures(area, backend);
  answerMaking(area, backend);
  answerReading(area);
  return area;
}

/** Counts a visitor's attempts. @returns the 429 when there were too many; null else, and where the address is unknown */
function limited({ pool }: BackendContext, name: keyof typeof LIMITS) {
  const limit = attemptLimit(pool, `complaint-${name}`, LIMITS[name], HOUR_MS);
  return async (key: string | null, detail: string) => {
    const wait = key === null ? 0 : await limit.count(key);
    return wait > 0 ? new Answer(429, { detail }, { 'Retry-After': String(wait) }) : null;
  };
}

function answerPictures(area: Area, backend: BackendContext): void {
  const limitPictures = limited(backend, 'pictures');

  answer(area, calls.uploadImage, async ({ backend, body, clientAddress, language, now }) => {
    const say = complaintTexts(language);
    const tooOften = await limitPictures(clientAddress, say('tooOften'));
    if (tooOften) return tooOften;
    try {
      return { id: await storeUpload({ db: backend.db, store: backend.media }, body, now) };
    } catch (error) {
      if (error instanceof UploadRefused) throw new Refusal({ image: [say(`photo_${error.reason}`)] });
      if (!(error instanceof TooManyPictures)) throw error;
      return new Answer(429, { detail: say('busy') }, { 'Retry-After': '5' });
    }
  });

  answer(area, calls.getComplaintPicture, async ({ backend, params, query }) => {
    const picture = await findPicture(backend.db, params.id);
    const bytes = picture ? await readUpload(backend.media, picture, query.size) : undefined;
    return bytes ? { image: Buffer.from(bytes).toString('base64') } : NOT_FOUND;
  });
}

function answerMaking(area: Area, context: BackendContext): void {
  const { db, settings } = context;
  const tell = complaintMails(settings);
  const limitComplaints = mailLimit(context.pool, 'complaint');
  const limitMessages = limited(context, 'messages');

  answer(area, calls.getComplaintOrder, async ({ params, language }) => {
    const found = await readComplaintOrder(db, params.reference, language);
    if (!found) return UNKNOWN_ORDER;
    return {
      ...found,
      rows: found.rows.map(({ priceCents, unitDiscountCents, calculatedDiscountCents, ...row }) => ({
        ...row,
        price: priceCents / 100,
        unitDiscount: unitDiscountCents / 100,
        calculatedDiscount: calculatedDiscountCents / 100,
      })),
    };
  });

  answer(area, calls.postComplaint, async ({ body, caller, clientAddress, language, now }) => {
    const { wait, isSilent } = await limitComplaints.count(body.email, clientAddress);
    if (wait > 0)
      return new Answer(429, { detail: complaintTexts(language)('tooOften') }, { 'Retry-After': String(wait) });
    const customerId = (await caller())?.customerId ?? null;
    const confirm = isSilent ? tellNobody : tell;
    const made = await makeComplaint(db, confirm, wishOf(body), { customerId, language, now });
    if (!made) return UNKNOWN_ORDER;
    return { number: made.number, reference: made.reference, created: made.createdAt.toISOString() };
  });

  answer(area, calls.postComplaintMessage, async ({ params, body, clientAddress, language, now }) => {
    const tooOften = await limitMessages(clientAddress, complaintTexts(language)('tooOften'));
    if (tooOften) return tooOften;
    const { key, message: text, images: pictures } = body;
    const status = await answerComplaint(db, { reference: params.reference, key, text, pictures }, { language, now });
    return status === null ? NOT_FOUND : { status };
  });
}

/** An address that anybody may give gets only so many mails; the complaint is taken all the same. */
const tellNobody = async () => {};

function wishOf({ images, price, reference, rowId, store, targetStore, ...said }: calls.ComplaintWire): ComplaintWish {
  return {
    ...said,
    ...{ reference: reference || null, rowId: rowId ?? null, store: store ?? null, targetStore: targetStore ?? null },
    priceCents: Math.round(price * 100),
    pictures: images,
  };
}

function answerReading(area: Area): void {
  answer(area, calls.getComplaint, async ({ backend, params, language }) => {
    const found = await readComplaint(backend.db, params.reference);
    return found ? presentComplaint(found, language) : NOT_FOUND;
  });

  answer(area, calls.getOwnComplaints, async ({ backend, caller, query }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const page = { limit: calls.COMPLAINTS_PER_PAGE, offset: (query.page - 1) * calls.COMPLAINTS_PER_PAGE };
    const { complaints, count } = await listOwnComplaints(backend.db, known.customerId, page);
    return { complaints: complaints.map(presentComplaintLine), count };
  });

  answer(area, calls.getOwnComplaint, async ({ backend, caller, params, language }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const found = await readOwnComplaint(backend.db, known.customerId, params.number);
    return found ? presentComplaint(found, language) : NOT_FOUND;
  });
}
