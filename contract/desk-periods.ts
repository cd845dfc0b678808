import { z } from 'zod';
import { defineCall } from './call';
import { formKey, guarded, guardedInput, rowId, typed } from './desk-wire';
import { PERIOD_KINDS, PERIOD_STATES } from './price-periods';
import { count, euros, integer, listOrEmpty, orNull, sitePath, timestamp } from './wire';

/** A moment in Helsinki, as typed. */
export const typedMoment = z.object({ day: typed, time: typed });

/** A price for a period as its form holds it. */
export const periodForm = z.object({
  /** The model's `brand/model`, or the address of its page. */
  model: typed,
  kind: typed,
  starts: typedMoment,
  ends: typedMoment,
  /** In euros, for every variant without one of its own; empty: only those are changed. */
  price: typed,
  /** In euros, by the ids of variants. */
  own: z.array(z.object({ variant: z.string().max(20), price: typed })).max(300),
});
export type PeriodForm = z.output<typeof periodForm>;

/** Prices for periods, those to come and the running first, and the model that `model` names with its variants. */
export const getDeskPeriods = defineCall({
  name: 'desk-periods',
  method: 'GET',
  path: '/api/customer/desk/periods/',
  query: z.object({ model: z.string().max(500).default('') }),
  answers: {
    200: z.object({
      periods: listOrEmpty(
        z.object({
          id: integer,
          name: z.string(),
          /** Below the site root, without slashes at the ends. */
          path: sitePath,
          kind: z.enum(PERIOD_KINDS),
          state: z.enum(PERIOD_STATES),
          starts: timestamp,
          ends: timestamp,
          lowest: euros,
          highest: euros,
          variants: count,
        }),
      ),
      model: orNull(
        z.object({
          name: z.string(),
          variants: listOrEmpty(z.object({ id: integer, name: z.string(), price: euros })),
        }),
      ),
    }),
    ...guardedInput,
  },
  origin: 'added',
});

/** Plans a price for a period. 400: the reasons, in the language of the call, at `price`, `own.0`, `starts.day`. */
export const addDeskPeriod = defineCall({
  name: 'desk-add-period',
  method: 'POST',
  path: '/api/customer/desk/periods/',
  body: z.object({ key: formKey, form: periodForm }),
  answers: { 200: z.object({ id: integer }), ...guardedInput },
  origin: 'added',
});

/** Takes a planned price back, or ends a running one now; one that is over stays so. */
export const endDeskPeriod = defineCall({
  name: 'desk-end-period',
  method: 'POST',
  path: '/api/customer/desk/periods/{id}/end/',
  params: z.object({ id: rowId }),
  answers: { 200: z.object({}), 400: guardedInput[400], ...guarded },
  origin: 'added',
});
