import { type ContentFields, contentFields } from 'contract/content-fields';
import type { Transaction } from '../../db/client';
import type { ContentKind } from '../../db/schema/content-items';
import { publishContent } from '../../domain/content/publish-content';
import { createContent, type Editing } from '../../domain/content/save-content';
import type { ShopLanguage } from '../../domain/locale/language';
import { DEMO_PAGES } from '../content/all-pages';
import { DEMO_BLOGGERS } from '../content/bloggers/all-bloggers';
import { DEMO_CAMPAIGNS } from '../content/campaigns/all-campaigns';
import type { DemoPost, DemoTab } from '../content/content-item';
import { DEMO_EXPERIENCES } from '../content/experiences/all-experiences';
import { pageHtml } from '../content/page';
import { DEMO_POSTS } from '../content/posts/all-posts';
import type { Six } from '../content/six';
import { DEMO_TABBED_PAGES } from '../content/tabbed-pages/all-tabbed-pages';
import { demoLinks } from './demo-links';
import { brandIds, groupIds } from './group-rows';
import { modelOf, NUMBERED_MODELS } from './numbered-models';
import type { DemoPictures } from './pictures';
import { lastDay } from './season';
import { textPictures } from './text-pictures';
import { daysBefore, inEveryLanguage } from './texts';

/** What the fields of an item are without. */
const EMPTY = contentFields.parse({});

type Text = NonNullable<ContentFields['languages']['fi']>;

const textOf = (text: Partial<Text>): Text => ({
  slug: '',
  title: '',
  excerpt: '',
  meta_description: '',
  content: '',
  tabs: [],
  ...text,
});

/** HTML of a text in a language, with its pictures. */
const htmlWith =
  (pictures: DemoPictures) =>
  (text: Six, language: ShopLanguage): string =>
    pageHtml(text[language], demoLinks(language), textPictures(pictures, language));

type Html = ReturnType<typeof htmlWith>;

/** A text in every language, or in some. */
function languages(text: (language: ShopLanguage) => Partial<Text>, only?: readonly ShopLanguage[]) {
  const rows = inEveryLanguage((language) => [language, textOf(text(language))] as const);
  return Object.fromEntries(rows.filter(([language]) => only?.includes(language) ?? true));
}

type Written = { slug: Six; title: Six; excerpt?: Six; text: Six; languages?: readonly ShopLanguage[] };

const written = (html: Html, { slug, title, excerpt, text, languages: only }: Written) =>
  languages(
    (language) => ({
      slug: slug[language],
      title: title[language],
      excerpt: excerpt?.[language] ?? '',
      content: html(text, language),
    }),
    only,
  );

const tab = (html: Html, { slug, title, text }: DemoTab, language: ShopLanguage) => ({
  slug: slug[language],
  title: title[language],
  content: html(text, language),
});

/** Models that a page is a guide to. */
const modelsOfPage = (key: string): number[] =>
  NUMBERED_MODELS.filter(({ model }) => model.guides?.some((guide) => guide === key)).map(({ id }) => id);

const modelIds = (slugs: readonly string[] = []): number[] => slugs.map((slug) => modelOf(slug).id);

/** When a post came out, ISO 8601. */
const datedOf = (post: DemoPost, now: Date): string =>
  ('day' in post ? lastDay(post.day, now) : daysBefore(now, post.daysAgo)).toISOString();

/** Pages, bloggers, guides and posts, campaigns and experiences, saved and published as at the desk. Long because it has a part for each kind. */
export async function loadItems(tx: Transaction, pictures: DemoPictures, now: Date): Promise<void> {
  const by: Editing = { customerId: null, actor: 'command:demo', author: 'Hanki', language: 'en', now };
  const publish = async (kind: ContentKind, fields: Partial<ContentFields>): Promise<number> => {
    const { id, version } = await createContent(tx, { kind, fields: { ...EMPTY, ...fields } }, by);
    await publishContent(tx, { id, known: version }, by);
    return id;
  };
  const html = htmlWith(pictures);
  const time = (daysAgo: number): string => daysBefore(now, daysAgo).toISOString();

  for (const page of DEMO_PAGES) {
    const image = page.scene ? pictures.landscape(page.scene) : null;
    await publish('page', { languages: written(html, page), image, models: modelsOfPage(page.key) });
  }
  for (const { slug, title, tabs, scene } of DEMO_TABBED_PAGES) {
    const inLanguage = languages((language) => ({
      slug: slug[language],
      title: title[language],
      tabs: tabs.map((one) => ({
        ...tab(html, one, language),
        nested: (one.nested ?? []).map((inner) => tab(html, inner, language)),
      })),
    }));
    await publish('tabs', { languages: inLanguage, image: scene ? pictures.landscape(scene) : null });
  }
  const bloggers = new Map<string, number>();
  for (const { key, name, slug, scene, excerpt, text } of DEMO_BLOGGERS) {
    const inLanguage = languages((language) => ({
      slug,
      title: name,
      excerpt: excerpt[language],
      content: html(text, language),
    }));
    bloggers.set(key, await publish('blogger', { languages: inLanguage, image: pictures.landscape(scene) }));
  }
  for (const post of DEMO_POSTS) {
    const blogger = bloggers.get(post.blogger);
    if (blogger === undefined) throw new Error(`${post.key} is by ${post.blogger}, whom the shop does not have.`);
    const { category, scene, models } = post;
    const shown = { image: pictures.landscape(scene), models: modelIds(models), dated: datedOf(post, now) };
    await publish(post.kind, { languages: written(html, post), category, blogger, ...shown });
  }
  for (const campaign of DEMO_CAMPAIGNS) {
    const { scene, days, models, group, brand, reducedOnly = false } = campaign;
    await publish('campaign', {
      languages: written(html, campaign),
      image: pictures.landscape(scene),
      starts: time(-days[0]),
      ends: time(-days[1]),
      models: modelIds(models),
      list_group: group ? groupIds.of(group) : null,
      list_brand: brand ? brandIds.of(brand) : null,
      list_reduced: reducedOnly,
    });
  }
  for (const page of DEMO_EXPERIENCES) {
    const { brand, scene, models } = page;
    const shown = { image: pictures.landscape(scene), models: modelIds(models), brand: brandIds.of(brand) };
    await publish('experience', { languages: written(html, page), ...shown });
  }
}
