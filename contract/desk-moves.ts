import { z } from 'zod';
import { orderRefused } from './after-order';
import { defineCall } from './call';
import { ORDER_STATUSES } from './order-status';
import { RETURN_STATUSES } from './return-status';
import { explanation, notFoundBody, refusal } from './wire';

const note = z.string().trim().max(2000).default('');

/** An administrator moves an order to its next status; 404 for everybody else. `is_part`: a part of it is sent. */
export const moveOrder = defineCall({
  name: 'move-order',
  method: 'POST',
  path: '/api/customer/desk/orders/{number}/move/',
  params: z.object({ number: z.string().min(1).max(40) }),
  body: z.object({
    status: z.enum(ORDER_STATUSES),
    tracking_code: z.string().trim().max(100).default(''),
    is_part: z.boolean().default(false),
    note,
  }),
  answers: {
    200: z.object({ status: z.enum(ORDER_STATUSES) }),
    400: refusal,
    401: explanation,
    404: notFoundBody,
    409: orderRefused,
  },
  origin: 'added',
});

/** An administrator moves a return to its next status; `processed` gives the money back, once. */
export const moveReturn = defineCall({
  name: 'move-return',
  method: 'POST',
  path: '/api/customer/desk/returns/{number}/move/',
  params: z.object({ number: z.string().min(1).max(40) }),
  body: z.object({ status: z.enum(RETURN_STATUSES), note }),
  answers: {
    200: z.object({ status: z.enum(RETURN_STATUSES) }),
    400: refusal,
    401: explanation,
    404: notFoundBody,
    409: orderRefused,
  },
  origin: 'added',
});
