import * as calls from 'contract/desk';
import { bodyOf } from './call-result';
import { type Order, readOrder } from './orders';
import { type Api, read, submit } from './request';

/** A page of one of the desk's lists. */
export type DeskPage<Row> = { readonly rows: readonly Row[]; readonly count: number; readonly pageCount: number };

const pageOf = <Row>(rows: readonly Row[], count: number): DeskPage<Row> => ({
  rows,
  count,
  pageCount: Math.max(1, Math.ceil(count / calls.DESK_PAGE)),
});

/** How much waits for staff. */
export type DeskCounts = {
  readonly reviews: number;
  readonly companies: number;
  readonly payments: number;
  readonly restockNotices: number;
};

/** How much waits for staff. @throws ApiError */
export async function readDesk(api: Api): Promise<DeskCounts> {
  const { restock_notices: restockNotices, ...counts } = bodyOf(await read(api, calls.getDesk, {}));
  return { ...counts, restockNotices };
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

/** Companies, those with people who wait first. @throws ApiError */
export async function readDeskCompanies(api: Api): Promise<readonly DeskCompany[]> {
  const { companies } = bodyOf(await read(api, calls.getDeskCompanies, {}));
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

/** An order in the desk's list. */
export type DeskOrderLine = {
  readonly number: string;
  readonly status: string;
  /** ISO 8601. */
  readonly placed: string;
  readonly name: string;
  readonly email: string;
  readonly currency: string;
  readonly totalHundredths: number;
};

/** Orders, the newest first. @param search a part of the number, the address or the name @throws ApiError */
export async function findDeskOrders(
  api: Api,
  query: { readonly search: string; readonly status: string; readonly page: number },
): Promise<DeskPage<DeskOrderLine>> {
  const { orders, count } = bodyOf(await read(api, calls.getDeskOrders, { query }));
  const rows = orders.map((order) => ({
    number: order.order_number,
    status: order.status,
    placed: order.placed,
    name: order.name,
    email: order.email,
    currency: order.currency_code,
    totalHundredths: order.display_total_minor,
  }));
  return pageOf(rows, count);
}

/** A change of an order's status. */
export type DeskOrderEvent = {
  readonly from: string | null;
  readonly to: string;
  readonly actor: string;
  readonly note: string;
  /** ISO 8601. */
  readonly created: string;
};

/** An attempt to pay. Amounts are hundredths of its currency. */
export type DeskPayment = {
  readonly id: number;
  readonly processor: string;
  readonly status: string;
  readonly currency: string;
  readonly amountHundredths: number;
  readonly refundedHundredths: number;
  /** ISO 8601. */
  readonly created: string;
};

/** An order with its changes of status and its attempts to pay. */
export type DeskOrder = {
  readonly order: Order;
  readonly events: readonly DeskOrderEvent[];
  readonly payments: readonly DeskPayment[];
};

/** An order for staff; null when there is none with the number. @throws ApiError */
export async function readDeskOrder(api: Api, number: string): Promise<DeskOrder | null> {
  const answer = await read(api, calls.getDeskOrder, { params: { number } });
  if (answer.status === 404) return null;
  const { order, events, payments } = bodyOf(answer);
  return {
    order: readOrder(order),
    events,
    payments: payments.map(({ currency_code: currency, amount, refunded, ...payment }) => ({
      ...payment,
      currency,
      amountHundredths: Math.round(amount * 100),
      refundedHundredths: Math.round(refunded * 100),
    })),
  };
}

export type PaymentDecision = {
  readonly id: number;
  readonly decision: 'capture' | 'cancel' | 'refund';
  /** Hundredths of the payment's currency; null: all that is left. */
  readonly amountHundredths: number | null;
};

/** Takes, withdraws or gives back money. @returns why the payment does not allow it; null when it was done @throws ApiError */
export async function decidePayment(
  api: Api,
  { id, decision, amountHundredths }: PaymentDecision,
): Promise<{ readonly status: string } | { readonly refusal: string }> {
  const amount = amountHundredths === null ? null : amountHundredths / 100;
  const answer = await submit(api, calls.decidePayment, { params: { id }, body: { decision, amount } });
  if (answer.status === 409) return { refusal: answer.body.detail };
  return { status: bodyOf(answer).status };
}
