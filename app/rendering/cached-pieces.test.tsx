import { createRequestHandler } from '@remix-run/node';
import { expect, test } from 'vitest';
import * as entry from '~/entry.server';
import { ProductGrid } from '~/features/catalog/parts/product-grid';
import { footerData } from '~/features/shell/footer-data.server';
import { navData } from '~/features/shell/nav-data.server';
import { MainNav } from '~/features/shell/parts/main-nav';
import { SiteFooter } from '~/features/shell/parts/site-footer';
import { LANGUAGES, type Language } from '~/locale/languages';
import { needs, translate } from '~/locale/messages';
import { type Locale, LocaleContext, plainLocale } from '~/locale/use-locale';
import { cardProduct } from '../../tests/support/cards';
import { remixBuild } from '../../tests/support/remix-build';
import { CachedMarkup } from './cached-markup';
import { pack } from './pack.server';

await needs('shell', 'catalog', 'common');

const card = cardProduct({
  price: { active: 19_990, reference: 24_990, club: 17_990 },
  rating: 4.5,
  ratingCount: 12,
});

const groups = (['hiihto', 'retkeily'] as const).map((path) => ({
  id: null,
  name: path,
  shortName: '',
  slug: path,
  path,
  showInMenu: true,
  children: [{ id: null, name: 'x', shortName: '', slug: 'x', path: `${path}/x`, showInMenu: true, children: [] }],
}));

function Pieces({ language }: { readonly language: Language }) {
  const nav = pack(navData(groups, language, translate(language, 'frame')));
  const shop = {
    shopName: 'Hanki',
    email: 'a@hanki.example',
    phone: { shown: '+358 3 4245 0120', dial: 'tel:+358342450120' },
  };
  const facts = { ...shop, year: 2026, language, pages: {}, payMarks: ['Visa'] };
  const footer = pack(footerData(facts, translate(language, 'frame'), 'Hanki'));
  return (
    <main>
      <MainNav nav={nav} currentPath="/hiihto/x/" />
      <ProductGrid products={[pack(card), pack({ ...card, modelId: 2, price: null, isSoldOut: true })]} />
      <ProductGrid products={[pack(card)]} large />
      <SiteFooter footer={footer} languages={[]} next="/" />
    </main>
  );
}

let locale: Locale = plainLocale('fi');

/** The pieces as they are kept, and as they render themselves. */
function Page() {
  return (
    <html lang="fi">
      <body>
        <LocaleContext.Provider value={locale}>
          <Pieces language={locale.language} />
          <CachedMarkup.Provider value={undefined}>
            <Pieces language={locale.language} />
          </CachedMarkup.Provider>
        </LocaleContext.Provider>
      </body>
    </html>
  );
}

async function bothWays(shown: Locale): Promise<string[]> {
  locale = shown;
  const build = remixBuild(entry, [{ id: 'root', path: '', module: { default: Page } }]);
  const answer = createRequestHandler(build, 'production');
  const html = await (await answer(new Request('http://fi.localhost/'), {})).text();
  return [...html.matchAll(/<main>([\s\S]*?)<\/main>/g)].map(([, inside = '']) => inside);
}

test('kept markup is what the page would have rendered, in every language, country and currency', async () => {
  const abroad = { currency: 'sek', rate: 11.2, country: 'se', countryName: 'Sverige', isEuMember: false } as const;
  for (const language of LANGUAGES)
    for (const shown of [plainLocale(language), { ...plainLocale(language), ...abroad }]) {
      const [kept, own] = await bothWays(shown);
      expect(kept, language).toContain('Kuru 98');
      expect(kept, language).toBe(own);
    }
});
