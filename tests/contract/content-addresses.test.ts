import { DEMO_PAGES } from 'backend/demo/content/all-pages';
import { DEMO_BLOGGERS } from 'backend/demo/content/bloggers/all-bloggers';
import { DEMO_BRANDS } from 'backend/demo/content/brands';
import { DEMO_CAMPAIGNS } from 'backend/demo/content/campaigns/all-campaigns';
import { DEMO_EXPERIENCES } from 'backend/demo/content/experiences/all-experiences';
import { DEMO_GROUPS } from 'backend/demo/content/groups';
import { DEMO_POSTS } from 'backend/demo/content/posts/all-posts';
import { DEMO_TABBED_PAGES } from 'backend/demo/content/tabbed-pages/all-tabbed-pages';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '~/locale/languages';
import { screenList, screens } from '~/routing/screens';

/** Whether a screen answers an address before the catch-all does. */
function isScreen(address: string, language: Language): boolean {
  return screenList.some(({ name, paths }) => {
    const pattern = paths[language].replace(/\{\w+\*\}/g, '.+').replace(/\{\w+\}/g, '[^/]+');
    return name !== 'catchAll' && new RegExp(`^${pattern}$`).test(address);
  });
}

test('no page of the demo shop is hidden by a screen, a brand or a product group', () => {
  for (const language of LANGUAGES) {
    const groups = DEMO_GROUPS.filter((group) => !('parent' in group)).map(({ slug }) => slug[language]);
    const others = [...Object.keys(DEMO_BRANDS), ...groups];
    const tabs = DEMO_TABBED_PAGES.map(({ key, slug }) => ({ key, slug: `${slug[language]}/tab` }));
    const pages = [...DEMO_PAGES, ...DEMO_TABBED_PAGES].map(({ key, slug }) => ({ key, slug: slug[language] }));
    for (const { key, slug } of [...pages, ...tabs]) {
      expect(isScreen(`/${slug}`, language), `${key} ${language}: ${slug}`).toBe(false);
      expect(others, key).not.toContain(slug.split('/')[0]);
    }
  }
});

test('no guide has the address of the blog or of its writers', () => {
  for (const language of LANGUAGES) {
    const reserved = [screens.blog, screens.bloggers].map(({ paths }) => paths[language].split('/').at(-1));
    for (const { key, slug } of DEMO_POSTS) expect(reserved, `${key} ${language}`).not.toContain(slug[language]);
  }
});

test('screens that texts link exist and need nothing more in their address', () => {
  const texts = [
    ...[...DEMO_POSTS, ...DEMO_BLOGGERS, ...DEMO_CAMPAIGNS, ...DEMO_EXPERIENCES, ...DEMO_PAGES].map(({ text }) => text),
    ...DEMO_TABBED_PAGES.flatMap(({ tabs }) => tabs.flatMap((tab) => [tab, ...(tab.nested ?? [])])).map(
      ({ text }) => text,
    ),
  ];
  const names = new Set(
    texts.flatMap((six) =>
      Object.values(six).flatMap((text) => [...text.matchAll(/\]\(screen:(\w+)\)/g)].map(([, name = '']) => name)),
    ),
  );
  expect(names.size).toBeGreaterThan(5);
  for (const name of names) {
    const screen = screenList.find((each) => each.name === name);
    expect(screen, name).toBeDefined();
    expect(screen?.paths.en, name).not.toContain('{');
  }
});
