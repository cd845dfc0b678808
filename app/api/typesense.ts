import { z } from 'zod';
import type { Language } from '~/locale/languages';
import { ApiError } from './api-error';
import type { Deadline } from './deadline';
import { readOutside } from './outside-json';
import type { SearchEngine } from './search';

/** Address and access of a Typesense server. */
export interface TypesenseService {
  readonly url: string;
  /** A search-only API key. */
  readonly key: string;
  /** Name of the collection; `{language}` stands for the language. */
  readonly collection: string;
  readonly language: Language;
  /** Deadline of the current request. */
  readonly deadline?: Deadline | undefined;
}

/** Typesense's maximum page size. */
const PAGE = 250;
const MAX_PAGES = 4;
const SUGGESTED = 6;

/** The second of the two sorts that are compared: by relevance, sales and views, all descending. Specification 1 §9. */
const CONVERTED = '_text_match:desc,most_converted:desc,most_viewed:desc';

const answerSchema = z.object({
  found: z.number(),
  hits: z.array(
    z.object({
      document: z.object({
        id: z.coerce.number().int().positive(),
        name: z.string().catch(''),
        manufacturer: z.string().catch(''),
        path: z.string().catch(''),
        image: z.string().nullish().catch(null),
      }),
    }),
  ),
});

/** A search engine on a Typesense server: `GET /collections/{collection}/documents/search`. */
export function typesenseEngine({ url, key, collection, language, deadline }: TypesenseService): SearchEngine {
  const readPage = async (text: string, sort: string, perPage: number, page: number) => {
    const path = `/collections/${encodeURIComponent(collection.replace('{language}', language))}/documents/search`;
    const address = new URL(url.replace(/\/+$/, '') + path);
    address.search = new URLSearchParams({
      q: text,
      query_by: 'name,manufacturer,model_number,groups',
      per_page: String(perPage),
      page: String(page),
      ...(sort === 'converted' && { sort_by: CONVERTED }),
    }).toString();
    const headers = { 'x-typesense-api-key': key };
    const parsed = answerSchema.safeParse(await readOutside('typesense', address, { headers, deadline }));
    if (!parsed.success)
      throw new ApiError('typesense', 'malformed', 200, parsed.error.issues[0]?.path.join('.') ?? '');
    return parsed.data;
  };
  return async (text, { sort, isTyping }) => {
    const first = await readPage(text, sort, isTyping ? SUGGESTED : PAGE, 1);
    const pages = isTyping ? 1 : Math.min(MAX_PAGES, Math.ceil(first.found / PAGE));
    const others = await Promise.all(
      Array.from({ length: Math.max(0, pages - 1) }, (_, index) => readPage(text, sort, PAGE, index + 2)),
    );
    const documents = [first, ...others].flatMap(({ hits }) => hits.map((hit) => hit.document));
    return {
      ids: [...new Set(documents.map(({ id }) => id))],
      didYouMean: '',
      match: 'all',
      groups: [],
      brands: [],
      products: documents
        .slice(0, SUGGESTED)
        .flatMap(({ name, manufacturer, path, image }) =>
          name === '' || path === ''
            ? []
            : [{ name, manufacturer, path, image: image ?? null, price: null, isFrom: false }],
        ),
    };
  };
}
