import { findCustomer } from 'contract/staff';
import { Hono } from 'hono';
import { seesStaffData } from '../domain/customers/caller';
import { findCustomerByEmail } from '../domain/customers/customer';
import { type Area, answer, type BackendEnv, NOT_FOUND, NOT_LOGGED_IN } from './serve';

/** What staff asks about customers. */
export function staffEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, findCustomer, async ({ backend, caller, query }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const found = seesStaffData(known) ? await findCustomerByEmail(backend.db, query.email) : null;
    if (!found) return NOT_FOUND;
    return { id: found.id, email: found.email, first_name: found.firstName, last_name: found.lastName };
  });

  return area;
}
