import * as calls from 'contract/desk';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import type { Act } from '../domain/audit/write-audit';
import type { Caller } from '../domain/customers/caller';
import { listCompanies, refuseCompany, verifyCompany } from '../domain/customers/company';
import { readWaitedVariants } from '../domain/desk/waited-variants';
import { countWaiting } from '../domain/desk/waiting-counts';
import { countReviewsIn, decideReview, type ListedReview, listReviews, versionOf } from '../domain/reviews/moderation';
import { accountMails } from '../mail/account-mails';
import { readOriginal } from '../media/original-files';
import { previewOf } from '../media/photograph';
import { listOpenRefunds } from '../payments/open-refunds';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND, NOT_LOGGED_IN } from './serve';

/** Whom the desk refuses: guests must log in, and for everybody but administrators it does not exist. */
type Refused = typeof NOT_LOGGED_IN | typeof NOT_FOUND;

/** The administrator who asks, or the answer for everybody else. */
export async function administrator(caller: () => Promise<Caller | null>): Promise<Caller | Refused> {
  const known = await caller();
  if (!known) return NOT_LOGGED_IN;
  return known.isAdmin ? known : NOT_FOUND;
}

/** What an administrator does now, for the log of acts. */
export const actOf = ({ customerId }: Caller, now: Date): Act => ({ actor: `staff:${customerId}`, now });

/** Where a page begins, and how many rows it has. @param page 1-based */
export const pageOf = (page: number) => ({ limit: calls.DESK_PAGE, offset: (page - 1) * calls.DESK_PAGE });

const REPLACED = new Answer(409, { reason: 'REPLACED' as const });

/** The desk of the shop's people: what waits, reviews, companies, restock notices. Orders are in `desk-orders.ts`. */
export function deskEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answerReviews(area);
  answerCompanies(area);

  answer(area, calls.getDesk, async ({ backend, caller, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { restockNotices, expressPickups, ...waiting } = await countWaiting(backend.db);
    const refunds = await listOpenRefunds(backend.db, now);
    const renamed = { restock_notices: restockNotices, express_pickups: expressPickups };
    return { ...waiting, ...renamed, refunds: refunds.length };
  });

  answer(area, calls.getDeskRestock, async ({ backend, caller, query, language }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { variants, count } = await readWaitedVariants(backend.db, language, pageOf(query.page));
    return { variants: variants.map(({ modelName, ...rest }) => ({ ...rest, model_name: modelName })), count };
  });

  return area;
}

function answerReviews(area: Area): void {
  answer(area, calls.getDeskReviews, async ({ backend, caller, query }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { limit, offset } = pageOf(query.page);
    const found = await listReviews(backend.db, query.status, limit, offset);
    return {
      reviews: await Promise.all(found.map((review) => presentReview(backend, review))),
      count: await countReviewsIn(backend.db, query.status),
    };
  });

  answer(area, calls.decideReview, async ({ backend, caller, params, body, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const decision =
      body.status === 'published'
        ? ({ status: body.status } as const)
        : ({ status: body.status, note: body.note } as const);
    const review = { id: params.id, version: body.version };
    const result = await decideReview(backend.db, review, decision, accountMails(backend.settings), actOf(admin, now));
    if (result === 'missing') return NOT_FOUND;
    if (result === 'replaced') return REPLACED;
    return { informed: result === 'unchanged' ? null : result.told };
  });
}

async function presentReview({ media }: BackendContext, review: ListedReview) {
  const originals = await Promise.all(review.pictures.map((hash) => readOriginal(media, hash)));
  return {
    id: review.id,
    version: versionOf(review),
    status: review.status,
    model: `${review.brand}/${review.model}`,
    model_name: review.modelName,
    language: review.language,
    rating: review.rating,
    size: review.fit,
    visible_name: review.visibleName,
    title: review.title,
    comment: review.comment,
    is_verified: review.isVerified,
    note: review.moderationNote,
    day: review.day,
    pictures: await Promise.all(originals.flatMap((original) => (original ? [previewOf(original)] : []))),
  };
}

function answerCompanies(area: Area): void {
  answer(area, calls.getDeskCompanies, async ({ backend, caller, query }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const found = await listCompanies(backend.db, query.search);
    return {
      companies: found.map(({ name, vatNumber, country, verifiedAt, people }) => ({
        name,
        vat_number: vatNumber,
        country_code: country,
        verified: verifiedAt?.toISOString() ?? null,
        people: [...people],
      })),
    };
  });

  answer(area, calls.decideCompany, async ({ backend, caller, body, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const tell = accountMails(backend.settings);
    const act = actOf(admin, now);
    const decided =
      body.decision === 'verify'
        ? await verifyCompany(backend.db, body.vat_number, tell, act)
        : await refuseCompany(backend.db, body.vat_number, body.note, tell, act);
    return decided ? { informed: decided.people.length } : NOT_FOUND;
  });
}
