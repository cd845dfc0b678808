import type { CallAnswer } from 'contract/call';
import * as calls from 'contract/customer-groups';
import { isMissing } from './api-error';
import { bodyOf } from './call-result';
import { type Api, read, submit } from './request';

type Wire = CallAnswer<typeof calls.applyForGroup>;

export type CustomerGroup = Wire['group'];

/** The customer's membership in a group, or an application for one. */
export type Membership = {
  readonly group: CustomerGroup;
  readonly memberNumber: string;
  readonly status: Wire['status'];
  /** ISO 8601 time at which an accepted membership ends or has ended. */
  readonly validUntil: string | null;
};

const toMembership = ({ group, member_number, status, valid_until }: Wire): Membership => ({
  group,
  memberNumber: member_number,
  status,
  validUntil: valid_until,
});

/**
 * The customer's memberships and applications; null for a backend without groups.
 * @throws ApiError for an outage, and with status 401 when the token is not valid
 */
export async function readMemberships(api: Api): Promise<Membership[] | null> {
  try {
    return bodyOf(await read(api, calls.getCustomerGroups, {})).groups.map(toMembership);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Applies for a group.
 * @returns `refused` when the backend does not take the number
 * @throws ApiError for an outage, and with status 401 when the token is not valid
 */
export async function applyForGroup(
  api: Api,
  group: CustomerGroup,
  memberNumber: string,
): Promise<Membership | 'refused'> {
  const answer = await submit(api, calls.applyForGroup, { body: { group, member_number: memberNumber } });
  return answer.status === 400 ? 'refused' : toMembership(bodyOf(answer));
}
