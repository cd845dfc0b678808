import { CUSTOMER_GROUPS } from 'contract/customer-groups';
import { type CustomerGroup, type Membership, readMemberships } from '~/api/groups';
import { type RequestArgs, shopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';

/** A group, with the customer's membership in it or application for it. */
export type GroupView = { readonly group: CustomerGroup; readonly membership: Membership | null };

/** Every group for the club page; null when they could not be loaded: the page works without them. Specification 2 §6. */
export async function loadGroups(args: RequestArgs): Promise<GroupView[] | null> {
  const { api } = await shopContext(args);
  const memberships = await orLogged(readMemberships(api), null, 'customer groups');
  if (!memberships) return null;
  return CUSTOMER_GROUPS.map((group) => ({
    group,
    membership: memberships.find((membership) => membership.group === group) ?? null,
  }));
}
