import * as calls from 'contract/desk';
import { bodyOf } from './call-result';
import { type Api, read, submit } from './request';

/** A page of one of the desk's lists. */
export type DeskPage<Row> = { readonly rows: readonly Row[]; readonly count: number; readonly pageCount: number };

/** A page from the rows of an answer and how many rows there are in all. */
export const pageOf = <Row>(rows: readonly Row[], count: number): DeskPage<Row> => ({
  rows,
  count,
  pageCount: Math.max(1, Math.ceil(count / calls.DESK_PAGE)),
});

/** How much waits for staff. */
export type DeskCounts = {
  readonly orders: number;
  readonly expressPickups: number;
  readonly reviews: number;
  readonly companies: number;
  readonly payments: number;
  readonly messages: number;
  readonly complaints: number;
  readonly refunds: number;
  readonly returns: number;
  readonly groups: number;
  readonly restockNotices: number;
  readonly transfers: number;
};

/** How much waits for staff. @throws ApiError */
export async function readDesk(api: Api): Promise<DeskCounts> {
  const { restock_notices, express_pickups, ...counts } = bodyOf(await read(api, calls.getDesk, {}));
  return { ...counts, restockNotices: restock_notices, expressPickups: express_pickups };
}

export type DeskReviewStatus = (typeof calls.DESK_REVIEW_STATUSES)[number];

/** A review as staff decides it. */
export type DeskReview = {
  readonly id: number;
  readonly version: string;
  /** `brand/model`. */
  readonly model: string;
  readonly modelName: string;
  readonly language: string;
  /** 0 to 5. */
  readonly stars: number;
  readonly name: string;
  readonly title: string;
  readonly comment: string;
  readonly isVerified: boolean;
  readonly note: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Data addresses. */
  readonly pictures: readonly string[];
};

/** Reviews in a state, the oldest first. @throws ApiError */
export async function readDeskReviews(api: Api, status: DeskReviewStatus, page: number): Promise<DeskPage<DeskReview>> {
  const { reviews, count } = bodyOf(await read(api, calls.getDeskReviews, { query: { status, page } }));
  const rows = reviews.map((review) => ({
    id: review.id,
    version: review.version,
    model: review.model,
    modelName: review.model_name,
    language: review.language,
    stars: review.rating / 2,
    name: review.visible_name,
    title: review.title,
    comment: review.comment,
    isVerified: review.is_verified,
    note: review.note,
    day: review.day,
    pictures: review.pictures,
  }));
  return pageOf(rows, count);
}

export type ReviewDecision = {
  readonly id: number;
  readonly version: string;
  readonly status: 'published' | 'refused';
  readonly note: string;
};

/** Decides a review. @returns `replaced` when its writer has changed it since staff read it @throws ApiError */
export async function decideReview(api: Api, { id, ...body }: ReviewDecision): Promise<'done' | 'replaced'> {
  const answer = await submit(api, calls.decideReview, { params: { id }, body });
  if (answer.status === 409) return 'replaced';
  bodyOf(answer);
  return 'done';
}

/** A company with the people who order for it, or want to. */
export type DeskCompany = {
  readonly name: string;
  readonly vatNumber: string;
  readonly country: string;
  /** ISO 8601; null when nobody has verified it. */
  readonly verified: string | null;
  readonly people: readonly {
    readonly email: string;
    readonly name: string;
    readonly state: 'orders' | 'waits' | 'not activated';
  }[];
};

/** The companies that match, those with people who wait first. @throws ApiError */
export async function readDeskCompanies(api: Api, search: string): Promise<readonly DeskCompany[]> {
  const { companies } = bodyOf(await read(api, calls.getDeskCompanies, { query: { search } }));
  return companies.map(({ name, vat_number: vatNumber, country_code: country, verified, people }) => {
    return { name, vatNumber, country, verified, people };
  });
}

/** Verifies a company, or refuses the people who wait. @returns how many people were informed @throws ApiError */
export async function decideCompany(
  api: Api,
  {
    vatNumber,
    ...decision
  }: { readonly vatNumber: string; readonly decision: 'verify' | 'refuse'; readonly note: string },
): Promise<number> {
  return bodyOf(await submit(api, calls.decideCompany, { body: { vat_number: vatNumber, ...decision } })).informed;
}

/** A variant that people want to be told about. */
export type WaitedVariant = {
  readonly id: number;
  readonly code: string;
  /** `brand/model`. */
  readonly model: string;
  readonly modelName: string;
  readonly people: number;
  /** When the first of them asked; ISO 8601. */
  readonly oldest: string;
  /** Units in all stocks. */
  readonly stock: number;
};

/** Variants that people wait for, those with most people first. @throws ApiError */
export async function readWaitedVariants(api: Api, page: number): Promise<DeskPage<WaitedVariant>> {
  const { variants, count } = bodyOf(await read(api, calls.getDeskRestock, { query: { page } }));
  return pageOf(
    variants.map(({ model_name: modelName, ...variant }) => ({ ...variant, modelName })),
    count,
  );
}
