import { z } from 'zod';
import { defineCall } from './call';
import { explanation, listOrEmpty, refusal, text, timestamp } from './wire';

/** Groups of customers whom a membership elsewhere makes special: scouts, and members of Suomen Latu. */
export const CUSTOMER_GROUPS = ['scout', 'latu'] as const;

/** `expired`: accepted once, for a time that is over. */
export const MEMBERSHIP_STATES = ['pending', 'accepted', 'refused', 'expired'] as const;

const membership = z.object({
  group: z.enum(CUSTOMER_GROUPS),
  member_number: text,
  status: z.enum(MEMBERSHIP_STATES),
  /** When an accepted membership ends or has ended. */
  valid_until: timestamp.nullable(),
});

/** The groups that the caller belongs to or has applied for; the others are left out. */
export const getCustomerGroups = defineCall({
  name: 'customer-groups',
  method: 'GET',
  path: '/api/customer/groups/',
  answers: { 200: z.object({ groups: listOrEmpty(membership) }), 401: explanation },
  origin: 'added',
});

/** Letters and figures, parted by single spaces, dots, slashes or hyphens. */
const MEMBER_NUMBER = /^[\p{L}\p{N}]+(?:[ ./-][\p{L}\p{N}]+)*$/u;

/** Applies for a group with the number of the membership. An accepted membership stays as it is. */
export const applyForGroup = defineCall({
  name: 'apply-for-group',
  method: 'POST',
  path: '/api/customer/groups/apply/',
  body: z.object({
    group: z.enum(CUSTOMER_GROUPS),
    member_number: z.string().trim().min(3).max(20).regex(MEMBER_NUMBER),
  }),
  answers: { 200: membership, 400: refusal, 401: explanation },
  origin: 'added',
});
