import { readKeywordPopup, readKeywords } from '~/api/keywords';
import { readGeneralSettings } from '~/api/locale';
import type { getModel } from '~/api/products';
import { withShortTimeout } from '~/api/request';
import { shopPictures } from '~/features/catalog/shop-picture.server';
import { documentPath } from '~/rendering/remix-adapter';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { sanitiseHtml } from '~/server/sanitise-html.server';
import { orLogged } from '~/server/unavailable.server';
import type { KeywordView, ProductTexts } from '../product-data';
import { numberParam } from '../rules/requested-choice';
import { linkKeywords } from './link-keywords';

type Model = NonNullable<Awaited<ReturnType<typeof getModel>>>;

/** The page's address with other parameters; an empty value leaves one out. */
function addressWith({ url }: ShopContext, changes: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') search.delete(name);
    else search.set(name, value);
  }
  const query = search.toString();
  const path = documentPath(url.pathname);
  return `${path.endsWith('/') ? path : `${path}/`}${query === '' ? '' : `?${query}`}`;
}

/**
 * The texts of a product: tagline and description, the originals of machine translations when automatic translations are off (by
 * the address or by the setting auto_translations_disabled), keywords as links, the quote in Finnish. Specification 2 §2, §3.
 */
export async function readTexts(context: ShopContext, model: Model): Promise<ProductTexts> {
  const { api, language, url } = context;
  const [settings, keywords] = await Promise.all([
    orLogged(readGeneralSettings(withShortTimeout(api)), new Map<string, string>(), 'settings'),
    orLogged(readKeywords(withShortTimeout(api)), [], 'keywords'),
  ]);
  const { untranslated } = model;
  const asked = url.searchParams.get('original');
  const isOff = asked === null ? settings.get('auto_translations_disabled') === 'true' : asked === '1';
  const isOriginal = untranslated !== null && isOff;
  const { description, tagline } = isOriginal
    ? untranslated
    : { description: model.descriptionHtml, tagline: model.tagline };
  const html = await sanitiseHtml(description, Object.values(storefrontSettings().hosts).flat());
  return {
    tagline,
    descriptionHtml: linkKeywords(html, keywords, (id) => addressWith(context, { keyword: String(id) })),
    translation: untranslated && {
      isOriginal,
      otherTo: addressWith(context, { original: isOriginal ? '0' : '1', keyword: '' }),
    },
    quote: language === 'fi' ? quoteOf(model) : null,
    keyword: await readKeyword(context, keywords),
  };
}

function quoteOf({ quote }: Model): ProductTexts['quote'] {
  if (!quote || quote.text === '') return null;
  const [picture = null] = quote.image ? shopPictures([quote.image]) : [];
  return { text: quote.text, name: quote.name, picture };
}

/** The keyword that the address asks for, with its explanation; a failure is logged and said. Specification 2 §8. */
async function readKeyword(
  context: ShopContext,
  keywords: readonly { readonly id: number; readonly keyword: string }[],
): Promise<KeywordView | null> {
  const id = numberParam(context.url.searchParams, 'keyword');
  const known = keywords.find((one) => one.id === id);
  if (id === null || !known) return null;
  const popup = await orLogged(readKeywordPopup(withShortTimeout(context.api), id), undefined, 'keyword-popup');
  const hosts = Object.values(storefrontSettings().hosts).flat();
  return {
    title: known.keyword,
    html: popup ? await sanitiseHtml(popup.text, hosts) : '',
    url: popup?.url ?? '',
    closeTo: addressWith(context, { keyword: '' }),
  };
}
