import { ACT_NAMES } from 'contract/act-names';
import * as calls from 'contract/desk-lists';
import { Hono } from 'hono';
import type { z } from 'zod';
import { flatDetails } from '../domain/audit/flat-details';
import { listCompanies } from '../domain/customers/company';
import {
  countMemberships,
  decideMembership,
  type ListedMembership,
  listMemberships,
} from '../domain/customers/customer-groups';
import { findActs } from '../domain/desk/acts';
import { findOrders } from '../domain/desk/found-orders';
import { findReturns } from '../domain/desk/found-returns';
import { endOfHelsinkiDay } from '../domain/pricing/helsinki-day';
import { accountMails } from '../mail/account-mails';
import { actOf, administrator, pageOf } from './desk';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

/** How many of each kind a search over everything shows. */
const FIRST = 5;

/** Lists of the desk: returns, applications, the log of acts, and a search over everything. */
export function deskListEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answerGroups(area);

  answer(area, calls.getDeskReturns, async ({ backend, caller, query }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const search = { text: query.search, status: query.status, ...pageOf(query.page) };
    const { returns, count } = await findReturns(backend.db, search);
    return { returns: returns.map(presentReturnLine), count };
  });

  answer(area, calls.getDeskLog, async ({ backend, caller, query }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { page, ...search } = query;
    const { acts, count } = await findActs(backend.db, { ...search, ...pageOf(page) });
    return {
      acts: acts.map(({ at, subjectId, details, ...act }) => ({
        ...{ ...act, at: at.toISOString(), subject_id: subjectId },
        details: flatDetails(details),
      })),
      count,
      actions: [...ACT_NAMES],
    };
  });

  answer(area, calls.searchDesk, async ({ backend: { db }, caller, query, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const search = { text: query.search, status: '', limit: FIRST, offset: 0 };
    const found = query.search !== '';
    const orders = found ? await findOrders(db, { ...search, delivery: '' }) : { orders: [], count: 0 };
    const returns = found ? await findReturns(db, search) : { returns: [], count: 0 };
    const companies = found ? await listCompanies(db, query.search) : [];
    return {
      orders: orders.orders.map(({ number, status, firstName, lastName, email, placedAt }) => ({
        ...{ order_number: number, status, name: `${firstName} ${lastName}`.trim(), email },
        placed: placedAt.toISOString(),
      })),
      order_count: orders.count,
      returns: returns.returns.map(presentReturnLine),
      return_count: returns.count,
      companies: companies.slice(0, FIRST).map(({ name, vatNumber }) => ({ name, vat_number: vatNumber })),
      company_count: companies.length,
      applications: found ? (await listMemberships(db, now, search)).map(presentApplication) : [],
      application_count: found ? await countMemberships(db, now, search) : 0,
    };
  });

  return area;
}

type Line = Awaited<ReturnType<typeof findReturns>>['returns'][number];

const presentReturnLine = ({ createdAt, order, firstName, lastName, isAnswered, ...line }: Line) => ({
  ...{ ...line, order_number: order, name: `${firstName} ${lastName}`.trim(), is_answered: isAnswered },
  created: createdAt.toISOString(),
});

type Application = z.input<(typeof calls.getDeskGroups)['answers'][200]>['applications'][number];

const presentApplication = ({ memberNumber, validUntil, appliedAt, ...one }: ListedMembership): Application => ({
  ...{ ...one, member_number: memberNumber, applied: appliedAt.toISOString() },
  valid_until: validUntil?.toISOString() ?? null,
});

function answerGroups(area: Area): void {
  answer(area, calls.getDeskGroups, async ({ backend: { db }, caller, query, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const search = { text: query.search, status: query.status, ...pageOf(query.page) };
    const applications = (await listMemberships(db, now, search)).map(presentApplication);
    return { applications, count: await countMemberships(db, now, search) };
  });

  answer(area, calls.decideGroup, async ({ backend: { db, settings }, caller, body, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const until = body.decision === 'accept' ? endOfHelsinkiDay(body.until) : null;
    if (body.decision === 'accept' && (!until || until <= now)) return new Answer(400, { until: ['A coming day.'] });
    const decision = { until: until ?? null, note: body.note };
    const isDone = await decideMembership(db, body, decision, accountMails(settings), actOf(admin, now));
    return isDone ? {} : NOT_FOUND;
  });
}
