import { z } from 'zod';
import { defineCall } from './call';
import { deskVersion, guarded, guardedInput, lastChange, typed } from './desk-wire';
import { count, flag, integer, listOrEmpty } from './wire';

/** Most models that lead one list. */
export const MAX_LEADS = 40;

/** The list of the front page, of a product group, of a brand. */
export const LEAD_KINDS = ['front', 'group', 'brand'] as const;
const kind = z.enum(LEAD_KINDS);
/** `front`, `group-12`, `brand-3`: which list. */
const key = z.string().regex(/^(?:front|(?:group|brand)-[1-9]\d{0,8})$/);

/** The models that lead a list, as their form holds them: their numbers, parted by spaces, commas or lines. */
export const leadForm = z.object({ models: typed });
export type LeadForm = z.output<typeof leadForm>;

/** Every list of the shop with how many models lead it: the front page, the groups in the order of their tree, the brands. */
export const getDeskLeads = defineCall({
  name: 'desk-leads',
  method: 'GET',
  path: '/api/customer/desk/leads/',
  answers: {
    200: z.object({
      /** The name of the front page is empty; a group has the names of those above it before its own. */
      lists: listOrEmpty(z.object({ key, kind, name: z.string(), count })),
    }),
    ...guarded,
  },
  origin: 'added',
});

const deskLead = z.object({
  key,
  kind,
  name: z.string(),
  form: leadForm,
  /** The models of the form in their order. One that cannot be bought is left out of its list's first places. */
  models: listOrEmpty(z.object({ id: integer, name: z.string(), brand: z.string(), is_buyable: flag })),
  version: deskVersion,
  last_change: lastChange,
});
const params = z.object({ key: z.string().min(1).max(40) });

export const getDeskLead = defineCall({
  name: 'desk-lead',
  method: 'GET',
  path: '/api/customer/desk/leads/{key}/',
  params,
  answers: { 200: deskLead, ...guardedInput },
  origin: 'added',
});

/**
 * Saves what leads a list, in the version that its editor has opened. 400: which numbers are no models, or none of the list, at `models`,
 * in the language of the call, and the old ones stay; 409: somebody else saved it since, with what is saved now.
 */
export const saveDeskLead = defineCall({
  name: 'desk-save-lead',
  method: 'POST',
  path: '/api/customer/desk/leads/{key}/',
  params,
  body: z.object({ version: deskVersion, form: leadForm }),
  answers: { 200: z.object({ version: deskVersion }), ...guardedInput, 409: deskLead },
  origin: 'added',
});
