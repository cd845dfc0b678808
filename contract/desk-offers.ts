import { z } from 'zod';
import { defineCall } from './call';
import { typedMoment } from './desk-periods';
import { formKey, guarded, guardedInput, rowId, typed, typedTexts } from './desk-wire';
import { OFFER_SEGMENTS } from './offer-segments';
import { count, integer, listOrEmpty, timestamp } from './wire';

/** Most products that an offer names. */
export const MAX_OFFER_MODELS = 100;

/** An offer as the form that makes it holds it. */
export const offerForm = z.object({
  segment: typed,
  /** Of the price for everybody, in whole per cent. */
  percentage: typed,
  names: typedTexts,
  /** Who gets it and how, in a sentence or two. */
  conditions: typedTexts,
  starts: typedMoment,
  ends: typedMoment,
  /** Products by `brand/model` or the addresses of their pages, one a line. */
  models: typed,
  /** Paths of product groups, one a line; the groups below them are included. */
  groups: typed,
});
export type OfferForm = z.output<typeof offerForm>;

export const OFFER_STATES = ['planned', 'running', 'over'] as const;

/** Offers, those to come and the running first. */
export const getDeskOffers = defineCall({
  name: 'desk-offers',
  method: 'GET',
  path: '/api/customer/desk/offers/',
  answers: {
    200: z.object({
      offers: listOrEmpty(
        z.object({
          id: integer,
          name: z.string(),
          segment: z.enum(OFFER_SEGMENTS),
          percentage: integer,
          state: z.enum(OFFER_STATES),
          starts: timestamp,
          ends: timestamp,
          /** Products and groups that it names. */
          models: count,
          groups: count,
          /** In how many languages it has no name. */
          missing: count,
        }),
      ),
    }),
    ...guarded,
  },
  origin: 'added',
});

/** Makes an offer. 400: the reasons, in the language of the call, at `percentage`, `models`, `starts.day`. */
export const addDeskOffer = defineCall({
  name: 'desk-add-offer',
  method: 'POST',
  path: '/api/customer/desk/offers/',
  body: z.object({ key: formKey, form: offerForm }),
  answers: { 200: z.object({ id: integer }), ...guardedInput },
  origin: 'added',
});

/** Ends an offer now; one that is over stays so. */
export const endDeskOffer = defineCall({
  name: 'desk-end-offer',
  method: 'POST',
  path: '/api/customer/desk/offers/{id}/end/',
  params: z.object({ id: rowId }),
  answers: { 200: z.object({}), 400: guardedInput[400], ...guarded },
  origin: 'added',
});
