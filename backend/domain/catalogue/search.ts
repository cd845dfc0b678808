import type { ShopLanguage } from '../locale/language';
import { type PictureWire, pictureJson } from '../reading/picture';
import { type Connection, question } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';

/** PostgreSQL's text search configuration of each language. */
const CONFIGURATIONS: Record<ShopLanguage, string> = {
  fi: 'finnish',
  en: 'english',
  sv: 'swedish',
  de: 'german',
  fr: 'french',
  ru: 'russian',
};

const MAX_WORDS = 8;
const MAX_TEXT = 100;
const MAX_IDS = 1000;
const MAX_SUGGESTED = 6;

/** What a search found, best first. */
export interface SearchResult {
  readonly ids: number[];
  readonly groups: { name: string; path: string }[];
  readonly brands: { name: string; slug: string }[];
  /** The first of the models, for suggestions. */
  readonly products: { id: number; name: string; manufacturer: string; path: string; image: PictureWire | null }[];
}

interface FoundModel {
  readonly id: number;
  readonly name: string;
  readonly manufacturer: string;
  readonly path: string;
  readonly image: PictureWire | null;
}

/**
 * Models whose name or brand holds every word, whose name matches in the language's own grammar, or whose article number
 * begins with the text. The whole name first, then names that begin with the text, then the rest by units sold.
 */
const foundModels = question<
  FoundModel,
  [language: ShopLanguage, configuration: string, text: string, prefix: string, patterns: string[]]
>(
  'search-models',
  `select m.id, mt.name, b.name as manufacturer, b.slug || '/' || m.slug as path, ${pictureJson('md')} as image
   from models m
   join manufacturers b on b.id = m.manufacturer_id
   ${textsIn('model_texts', 'mt', 't.model_id = m.id', '$1', 'm.source_language')}
   left join lateral (
     select media from model_images where model_id = m.id order by color_id nulls last, sort limit 1
   ) mi on true
   left join media md on md.hash = mi.media
   where m.is_public and not m.is_campaign_only
     and exists (select 1 from variants v where v.model_id = m.id and not v.is_withdrawn)
     and (lower(mt.name || ' ' || b.name || ' ' || m.model_number) like all($5::text[])
       or to_tsvector($2::regconfig, mt.name || ' ' || b.name) @@ plainto_tsquery($2::regconfig, $3)
       or exists (select 1 from variants v where v.model_id = m.id and not v.is_withdrawn and lower(v.sku) like $4))
   order by lower(mt.name) = $3 desc, lower(mt.name) like $4 desc, lower(b.name) = $3 desc, m.sold_amount desc, m.id
   limit ${MAX_IDS}`,
);

const foundGroups = question<{ name: string; path: string }, [language: ShopLanguage, patterns: string[]]>(
  'search-groups',
  `select gt.name, gt.path from product_groups g
   ${textsIn('product_group_texts', 'gt', 't.group_id = g.id', '$1')}
   where lower(gt.name) like all($2::text[]) order by length(gt.name), gt.name limit ${MAX_SUGGESTED}`,
);

const foundBrands = question<{ name: string; slug: string }, [patterns: string[]]>(
  'search-brands',
  `select name, slug from manufacturers m where lower(name) like all($1::text[])
     and exists (select 1 from models x where x.manufacturer_id = m.id and x.is_public)
   order by length(name), name limit ${MAX_SUGGESTED}`,
);

/** A text with LIKE's wildcards taken literally. */
export const literalLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/**
 * Searches models, groups and brands. Nothing but white space finds nothing.
 * @param withSuggestions fills `products` too
 */
export async function searchShop(
  pool: Connection,
  text: string,
  language: ShopLanguage,
  withSuggestions: boolean,
): Promise<SearchResult> {
  const wanted = text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, MAX_TEXT);
  if (wanted === '') return { ids: [], groups: [], brands: [], products: [] };
  const patterns = wanted
    .split(' ')
    .slice(0, MAX_WORDS)
    .map((word) => `%${literalLike(word)}%`);
  const [models, groups, brands] = await Promise.all([
    foundModels(pool, language, CONFIGURATIONS[language], wanted, `${literalLike(wanted)}%`, patterns),
    foundGroups(pool, language, patterns),
    foundBrands(pool, patterns),
  ]);
  return {
    ids: models.map((model) => model.id),
    groups,
    brands,
    products: withSuggestions ? models.slice(0, MAX_SUGGESTED) : [],
  };
}
