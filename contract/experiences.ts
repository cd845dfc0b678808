import { z } from 'zod';
import { defineCall } from './call';
import { bySlug, slugs } from './content';
import { count, integer, link, listOf, longText, notFoundBody, optionalPicture, refusal, sitePath, text } from './wire';

const experienceSummary = z.object({
  id: integer,
  slug: sitePath,
  title: text,
  excerpt: text,
  image: optionalPicture,
  manufacturer: text,
  manufacturer_slug: text,
});

/** Experiences: brands' own pages, in the order of the setting `experience_manufacturer_list` (slugs, separated by commas). */
export const getExperiences = defineCall({
  name: 'experiences',
  method: 'GET',
  path: '/api/experiences/',
  answers: { 200: listOf(experienceSummary, 'experiences') },
  origin: 'added',
  forAll: true,
});

export const getExperience = defineCall({
  name: 'experience',
  method: 'GET',
  path: '/api/experiences/{slug}/',
  params: bySlug,
  answers: {
    200: experienceSummary.extend({ content: longText, meta_description: text, slugs, product_count: count }),
    400: refusal,
    404: notFoundBody,
  },
  origin: 'added',
});

/**
 * Where a path leads that staff redirected, or that a page had before, here or in the shop that a product was imported from; 404:
 * nowhere, or a page has the path today.
 */
export const getRedirect = defineCall({
  name: 'redirect',
  method: 'GET',
  path: '/api/redirects/',
  query: z.object({ path: z.string().max(500) }),
  answers: { 200: z.object({ target: link }), 400: refusal, 404: notFoundBody },
  origin: 'added',
});
