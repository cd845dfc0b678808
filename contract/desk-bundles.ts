import { z } from 'zod';
import { defineCall } from './call';
import { typedMoment } from './desk-periods';
import { formKey, guarded, guardedInput, rowId, typed, typedTexts } from './desk-wire';
import { count, euros, integer, listOrEmpty, orNull, sitePath, timestamp } from './wire';

/** Most models of a bundle. */
export const MAX_BUNDLE_PARTS = 6;

/** A bundle as the form that makes it holds it. */
export const bundleForm = z.object({
  /** Models by `brand/model` or the addresses of their pages; empty ones are left out. */
  parts: z.array(typed).max(MAX_BUNDLE_PARTS),
  names: typedTexts,
  descriptions: typedTexts,
  /** The price of the set in euros, or how much less than its parts it costs in per cent: one of the two. */
  price: typed,
  percentage: typed,
  /** From when to when it is sold; empty: from now, and without an end. */
  starts: typedMoment,
  ends: typedMoment,
});
export type BundleForm = z.output<typeof bundleForm>;

/** Every bundle, the latest first. */
export const getDeskBundles = defineCall({
  name: 'desk-bundles',
  method: 'GET',
  path: '/api/customer/desk/bundles/',
  answers: {
    200: z.object({
      bundles: listOrEmpty(
        z.object({
          id: integer,
          name: z.string(),
          /** Below the site root, without slashes at the ends. */
          path: sitePath,
          parts: listOrEmpty(z.string()),
          price: euros,
          is_sold: z.boolean(),
          starts: orNull(timestamp),
          ends: orNull(timestamp),
          missing: count,
        }),
      ),
    }),
    ...guarded,
  },
  origin: 'added',
});

/** Makes a bundle. 400: the reasons, in the language of the call, at `parts.0`, `names.fi`, `price`. */
export const addDeskBundle = defineCall({
  name: 'desk-add-bundle',
  method: 'POST',
  path: '/api/customer/desk/bundles/',
  body: z.object({ key: formKey, form: bundleForm }),
  answers: { 200: z.object({ id: integer, path: sitePath }), ...guardedInput },
  origin: 'added',
});

/** Takes a bundle out of sale; one that is out of sale stays so. */
export const endDeskBundle = defineCall({
  name: 'desk-end-bundle',
  method: 'POST',
  path: '/api/customer/desk/bundles/{id}/end/',
  params: z.object({ id: rowId }),
  answers: { 200: z.object({}), 400: guardedInput[400], ...guarded },
  origin: 'added',
});
