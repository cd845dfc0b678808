import { DEMO_MODELS } from 'backend/demo/content/all-models';
import { DEMO_GROUPS, type GroupKey, groupPath } from 'backend/demo/content/groups';
import type { DemoModel } from 'backend/demo/content/model';
import { productName } from 'backend/demo/content/product-names';
import type { Six } from 'backend/demo/content/six';
import { pathTo } from '~/routing/path-to';
import type { ScreenName } from '~/routing/screens';

/** Languages whose addresses the document gives. */
export type ShownLanguage = 'fi' | 'en';

/** An address of the demo shop and what answers there, for a guest. */
export type DemoPlace = {
  paths: Readonly<Record<ShownLanguage, string>>;
  status: 200 | 302 | 400 | 404;
  /** words of the page's heading; not given where a later step writes the page */
  heading?: Readonly<Record<ShownLanguage, string>>;
};

/** A kind of data and where it is found. */
export type DemoKind = { what: string; places: readonly DemoPlace[]; note?: string };

export type DemoSection = { title: string; kinds: readonly DemoKind[] };

const bothLanguages = (value: (language: ShownLanguage) => string): Record<ShownLanguage, string> => ({
  fi: value('fi'),
  en: value('en'),
});

/** Up to here the document says how many there are; larger amounts change with every new model. */
const FEW = 10;

/** @example countOf(1, 'model') // '1 model' */
export const countOf = (amount: number, what: string): string => `${amount} ${what}${amount === 1 ? '' : 's'}`;

/** The page of a model; one that is hidden from guests or sold in gift campaigns only is not found. */
export function modelPlace(model: DemoModel, query = ''): DemoPlace {
  const path = `/${model.brand}/${model.slug}/${query}`;
  const paths = bothLanguages(() => path);
  if (model.hidden || model.campaignOnly) return { paths, status: 404 };
  return { paths, status: 200, heading: bothLanguages((language) => productName(model.name, model.noun)[language]) };
}

/** The page of the model of a slug. @throws when the shop has none */
export function modelOfSlug(slug: string, query = ''): DemoPlace {
  const model = DEMO_MODELS.find((each) => each.slug === slug);
  if (!model) throw new Error(`The demo shop has no model ${slug}.`);
  return modelPlace(model, query);
}

/**
 * The first models that have something, for a row of the document.
 * @throws when the shop has none: then the document would promise what there is not
 */
export function modelsWith(what: string, has: (model: DemoModel) => unknown, maxCount = 2): DemoKind {
  const found = DEMO_MODELS.filter((model) => has(model));
  if (found.length === 0) throw new Error(`The demo shop has no model for: ${what}.`);
  const places = found.slice(0, maxCount).map((model) => modelPlace(model));
  return { what, places, ...(found.length <= FEW && { note: countOf(found.length, 'model') }) };
}

/** The listing of a group. */
export function groupPlace(key: GroupKey): DemoPlace {
  const group = DEMO_GROUPS.find((each) => each.key === key);
  if (!group) throw new Error(`The demo shop has no group ${key}.`);
  const path = groupPath(key);
  return {
    paths: bothLanguages((language) => `/${path[language]}/`),
    status: 200,
    heading: bothLanguages((language) => group.name[language]),
  };
}

/** A screen of the table; its heading is its own business. */
export function screenPlace(
  screen: ScreenName,
  params: Readonly<Record<string, string | Six>> = {},
  status: DemoPlace['status'] = 200,
): DemoPlace {
  const paramsIn = (language: ShownLanguage) =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? value : value[language]]),
    );
  return { paths: bothLanguages((language) => pathTo(screen, language, paramsIn(language))), status };
}
