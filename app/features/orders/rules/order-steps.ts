/** A step of an order's way to its customer. */
export type OrderStep = {
  readonly key: 'ordered' | 'packing' | 'sent' | 'ready' | 'delivered' | 'collected' | 'stopped';
  /** When it was reached, ISO 8601; null while it was not, or when it was passed over. */
  readonly at: string | null;
  /** `now`: it has begun and the next has not; `stopped` is where an order ends that does not arrive. */
  readonly state: 'done' | 'now' | 'coming';
};

type Course = {
  readonly status: string;
  /** The changes of its status, the oldest first; `at` is ISO 8601. */
  readonly events: readonly { readonly status: string; readonly at: string }[];
  /** It is collected from a store or a pick-up point. */
  readonly isPickUp: boolean;
};

/** The event of each step. An order's payment is a part of ordering. */
const EVENT_OF = {
  ordered: 'awaiting_payment',
  packing: 'ready_for_packing',
  sent: 'shipped',
  ready: 'ready_for_pick_up',
  delivered: 'delivered',
  collected: 'delivered',
} as const;
type Key = keyof typeof EVENT_OF;

/** The step that an order of each status is at. */
const REACHED: Readonly<Record<string, readonly Key[]>> = {
  awaiting_payment: ['ordered'],
  processing: ['packing', 'sent', 'ready'],
  ready_for_packing: ['packing'],
  shipped: ['sent'],
  transported_to_pickuplocation: ['sent'],
  ready_for_pick_up: ['ready'],
  delivered: ['delivered', 'collected'],
};

/** Statuses in which an order does not go on. */
const STOPPED = ['payment_failed', 'manual_cancellation', 'cancelled'];

/** The four steps of an order: to a pick-up point it is sent, from a store it is packed, before it is ready. */
function wayOf({ events, isPickUp }: Course): readonly Key[] {
  const had = (...statuses: string[]) => events.some(({ status }) => statuses.includes(status));
  if (!isPickUp && !had('ready_for_pick_up', 'transported_to_pickuplocation'))
    return ['ordered', 'packing', 'sent', 'delivered'];
  return ['ordered', had('shipped') ? 'sent' : 'packing', 'ready', 'collected'];
}

/**
 * The steps of an order with the times at which they were reached (Specification 2 §4, order statuses). An order that is stopped ends
 * with the step that stopped it; one of an unknown status has no steps.
 */
export function orderSteps(course: Course): readonly OrderStep[] {
  const { status, events } = course;
  const timeOf = (name: string) => events.findLast((event) => event.status === name)?.at ?? null;
  const way = wayOf(course).map((key) => ({
    key,
    at: key === 'ordered' ? (events[0]?.at ?? null) : timeOf(EVENT_OF[key]),
  }));
  if (STOPPED.includes(status)) {
    const done = way.filter(({ at }) => at !== null).map((step) => ({ ...step, state: 'done' as const }));
    return [...done, { key: 'stopped', at: timeOf(status), state: 'now' }];
  }
  const reached = Object.hasOwn(REACHED, status) ? (REACHED[status] ?? []) : [];
  const here = way.findIndex(({ key }) => reached.includes(key));
  if (here < 0) return [];
  const isOver = here === way.length - 1;
  return way.map((step, index) => ({
    ...step,
    at: index <= here ? step.at : null,
    state: index < here || (isOver && index === here) ? 'done' : index === here ? 'now' : 'coming',
  }));
}
