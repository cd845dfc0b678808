import { applyForGroup, getCustomerGroups } from 'contract/customer-groups';
import { Hono } from 'hono';
import * as groups from '../domain/customers/customer-groups';
import { type Area, answer, type BackendEnv, NOT_LOGGED_IN } from './serve';

const present = ({ group, memberNumber, status, validUntil }: groups.Membership) => ({
  ...{ group, member_number: memberNumber, status },
  valid_until: validUntil?.toISOString() ?? null,
});

/** Groups of customers: scouts and members of Suomen Latu. */
export function customerGroupEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, getCustomerGroups, async ({ backend, caller, now }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    return { groups: (await groups.readMemberships(backend.db, known.customerId, now)).map(present) };
  });

  answer(area, applyForGroup, async ({ backend, body, caller, now }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const application = { customerId: known.customerId, group: body.group, memberNumber: body.member_number };
    return present(await groups.applyForGroup(backend.db, application, now));
  });

  return area;
}
