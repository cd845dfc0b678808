import type { CUSTOMER_GROUPS } from 'contract/customer-groups';
import * as calls from 'contract/desk-lists';
import { REFUND_DECISIONS } from 'contract/desk-lists';
import { bodyOf } from './call-result';
import { type DeskPage, pageOf } from './desk';
import { type Api, read, submit } from './request';

/** A return in the desk's list. */
export type DeskReturnLine = {
  readonly number: string;
  /** `return` or `withdrawal`. */
  readonly kind: string;
  readonly status: string;
  /** ISO 8601. */
  readonly created: string;
  readonly order: string;
  readonly name: string;
  readonly email: string;
  /** Its customer has answered what staff asked. */
  readonly isAnswered: boolean;
};

type ReturnWire = Omit<DeskReturnLine, 'order' | 'isAnswered'> & {
  readonly order_number: string;
  readonly is_answered: boolean;
};

const readReturnLine = ({ order_number: order, is_answered: isAnswered, ...line }: ReturnWire): DeskReturnLine => ({
  ...line,
  order,
  isAnswered,
});

type Search = { readonly search: string; readonly status: string; readonly page: number };

/** Returns, the newest first. @throws ApiError */
export async function findDeskReturns(api: Api, query: Search): Promise<DeskPage<DeskReturnLine>> {
  const { returns, count } = bodyOf(await read(api, calls.getDeskReturns, { query }));
  return pageOf(returns.map(readReturnLine), count);
}

type Money = {
  readonly id: number;
  readonly order: string;
  readonly processor: string;
  readonly status: string;
  readonly currency: string;
  readonly amountHundredths: number;
};

/** A payment that waits for a person. */
export type WaitingPayment = Money & {
  /** Of an invoice, ISO 8601. */
  readonly due: string | null;
};

export type RefundDecision = (typeof REFUND_DECISIONS)[number];

/** A refund with what a person can do about it. */
export type DeskRefund = Omit<Money, 'order' | 'processor'> & {
  readonly failure: string;
  /** ISO 8601. */
  readonly created: string;
  readonly decisions: readonly RefundDecision[];
};

/** A refund that waits for a person. */
export type WaitingRefund = DeskRefund & Pick<Money, 'order' | 'processor'>;

/** The decisions that the shop knows. */
export const decisionsOf = (names: readonly string[]): RefundDecision[] =>
  REFUND_DECISIONS.filter((each) => names.includes(each));

/** Money that waits for a person. @throws ApiError */
export async function readDeskMoney(
  api: Api,
): Promise<{ readonly payments: readonly WaitingPayment[]; readonly refunds: readonly WaitingRefund[] }> {
  const { payments, refunds } = bodyOf(await read(api, calls.getDeskMoney, {}));
  const moneyOf = (one: { order_number: string; currency_code: string; amount: number }) => ({
    order: one.order_number,
    currency: one.currency_code,
    amountHundredths: Math.round(one.amount * 100),
  });
  return {
    payments: payments.map((payment) => ({
      ...{ id: payment.id, processor: payment.processor, status: payment.status, due: payment.due },
      ...moneyOf(payment),
    })),
    refunds: refunds.map((refund) => ({
      ...{ id: refund.id, processor: refund.processor, status: refund.status, failure: refund.failure },
      ...{ created: refund.created, decisions: decisionsOf(refund.decisions), ...moneyOf(refund) },
    })),
  };
}

/** Carries out what a person decided about a refund. @returns whether the refund allowed it @throws ApiError */
export async function decideRefund(
  api: Api,
  { id, ...body }: { readonly id: number; readonly decision: RefundDecision; readonly note: string },
): Promise<boolean> {
  const answer = await submit(api, calls.decideRefund, { params: { id }, body });
  if (answer.status === 409) return false;
  bodyOf(answer);
  return true;
}

export type CustomerGroup = (typeof CUSTOMER_GROUPS)[number];

/** An application as a member of a group. */
export type DeskApplication = {
  readonly email: string;
  readonly name: string;
  readonly group: CustomerGroup;
  readonly memberNumber: string;
  /** `pending`, `accepted`, `refused` or `expired`. */
  readonly status: string;
  /** ISO 8601. */
  readonly validUntil: string | null;
  readonly applied: string;
};

type ApplicationWire = Omit<DeskApplication, 'memberNumber' | 'validUntil'> & {
  readonly member_number: string;
  readonly valid_until: string | null;
};

const readApplication = ({ member_number, valid_until, ...one }: ApplicationWire): DeskApplication => ({
  ...one,
  memberNumber: member_number,
  validUntil: valid_until,
});

/** Applications, those that wait first. @throws ApiError */
export async function findDeskGroups(api: Api, query: Search): Promise<DeskPage<DeskApplication>> {
  const { applications, count } = bodyOf(await read(api, calls.getDeskGroups, { query }));
  return pageOf(applications.map(readApplication), count);
}

export type GroupVerdict = {
  readonly email: string;
  readonly group: CustomerGroup;
  readonly decision: 'accept' | 'refuse';
  /** `2027-12-31`. */
  readonly until: string;
  readonly note: string;
};

/** Accepts or refuses an application. @returns `until` when that day is none to come @throws ApiError */
export async function decideGroup(api: Api, body: GroupVerdict): Promise<'done' | 'missing' | 'until'> {
  const answer = await submit(api, calls.decideGroup, { body });
  if (answer.status === 400) return 'until';
  if (answer.status === 404) return 'missing';
  bodyOf(answer);
  return 'done';
}

/** What somebody of the shop did. */
export type DeskAct = {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  /** The address, or the name of what did it. */
  readonly who: string;
  readonly action: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly note: string;
  readonly details: readonly { readonly name: string; readonly value: string }[];
};

export type LogSearch = {
  readonly who: string;
  readonly action: string;
  readonly subject: string;
  readonly page: number;
};

/** Who did what, the latest first. @throws ApiError */
export async function readDeskLog(
  api: Api,
  query: LogSearch,
): Promise<DeskPage<DeskAct> & { readonly actions: readonly string[] }> {
  const { acts, count, actions } = bodyOf(await read(api, calls.getDeskLog, { query }));
  const rows = acts.map(({ actor, email, subject_id: subjectId, ...act }) => ({
    ...act,
    who: email ?? actor,
    subjectId,
  }));
  return { ...pageOf(rows, count), actions };
}

/** The first of everything that holds a text, with how many there are of each. */
export type DeskFindings = {
  readonly orders: readonly {
    readonly number: string;
    readonly status: string;
    readonly name: string;
    readonly email: string;
  }[];
  readonly returns: readonly DeskReturnLine[];
  readonly companies: readonly { readonly name: string; readonly vatNumber: string }[];
  readonly applications: readonly DeskApplication[];
  readonly counts: {
    readonly orders: number;
    readonly returns: number;
    readonly companies: number;
    readonly applications: number;
  };
};

/** Searches orders, returns, companies and applications. @throws ApiError */
export async function searchDesk(api: Api, search: string): Promise<DeskFindings> {
  const found = bodyOf(await read(api, calls.searchDesk, { query: { search } }));
  return {
    orders: found.orders.map(({ order_number: number, status, name, email }) => ({ number, status, name, email })),
    returns: found.returns.map(readReturnLine),
    companies: found.companies.map(({ name, vat_number: vatNumber }) => ({ name, vatNumber })),
    applications: found.applications.map(readApplication),
    counts: {
      orders: found.order_count,
      returns: found.return_count,
      companies: found.company_count,
      applications: found.application_count,
    },
  };
}
