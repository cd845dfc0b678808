import { z } from 'zod';
import { defineCall } from './call';
import { productCard } from './listing';
import { store } from './site';
import { count, integer, link, listOf, listOrEmpty, notFoundBody, refusal, text, words } from './wire';

/** What a store offers besides selling: a ski workshop, rental, a climbing wall. */
export const storeService = z.object({ slug: words, icon: text, name: words, description: text });

/** A store as the list of stores shows it. */
export const listedStore = store.extend({
  /** One sentence. */
  lead: text,
  services: listOrEmpty(storeService),
});

/** All stores but suppliers' stock: the web shop's warehouse is among them. */
export const getStores = defineCall({
  name: 'stores',
  method: 'GET',
  path: '/api/stores/',
  answers: { 200: listOf(listedStore, 'stores') },
  origin: 'added',
  forAll: true,
});

/** One store that people can walk into; 404 for warehouses and suppliers' stock. */
export const getStore = defineCall({
  name: 'store',
  method: 'GET',
  path: '/api/stores/{slug}/',
  params: z.object({ slug: z.string().min(1).max(200) }),
  answers: {
    200: listedStore.extend({
      /** How to get there, in words. */
      directions: text,
      /** Where an appointment is booked; empty when it is not. Its host is one of BOOKING_HOSTS. */
      booking_url: link,
    }),
    400: refusal,
    404: notFoundBody,
  },
  origin: 'added',
});

/** The products of a store: what its people recommend, what sells most of what lies there, and how much in each department. */
export const getStoreProducts = defineCall({
  name: 'store-products',
  method: 'GET',
  path: '/api/stores/{slug}/products/',
  params: z.object({ slug: z.string().min(1).max(200) }),
  query: z.object({ taxAreaId: integer }),
  answers: {
    200: z.object({
      picks: listOrEmpty(
        z.object({
          product: productCard,
          /** Why, in one sentence, and who says so. */
          sentence: text,
          seller: text,
        }),
      ),
      /** In stock there, the best-selling first. */
      in_stock: listOrEmpty(productCard),
      /** How many products of a root group are in stock there. */
      departments: listOrEmpty(z.object({ id: integer, count })),
    }),
    400: refusal,
    404: notFoundBody,
  },
  origin: 'added',
});
