import { expect, test } from 'vitest';
import { type ArticleFacts, articleData } from './article-data';

const SITE = { shopName: 'Hanki', origin: 'https://hanki.example', language: 'en' };
const FACTS: ArticleFacts = {
  kind: 'guide',
  path: '/guides/ski-length/',
  title: 'How long should skis be?',
  description: 'Height, weight and style.',
  image: '/media/abc/1200x630.jpg',
  published: '2026-02-01T08:00:00+02:00',
  updated: null,
  author: { name: 'Aino Aapa', to: '/bloggers/aino/' },
  section: 'Guides',
};

test('a guide is an Article and a post a BlogPosting, with absolute addresses, times, writer and publisher', () => {
  expect(articleData(FACTS, SITE)).toMatchObject({
    '@type': 'Article',
    headline: 'How long should skis be?',
    image: ['https://hanki.example/media/abc/1200x630.jpg'],
    datePublished: '2026-02-01T06:00:00.000Z',
    dateModified: '2026-02-01T06:00:00.000Z',
    articleSection: 'Guides',
    inLanguage: 'en',
    mainEntityOfPage: { '@id': 'https://hanki.example/guides/ski-length/' },
    author: { '@type': 'Person', name: 'Aino Aapa', url: 'https://hanki.example/bloggers/aino/' },
    publisher: { '@type': 'Organization', name: 'Hanki' },
  });
  expect(articleData({ ...FACTS, kind: 'post' }, SITE)).toMatchObject({ '@type': 'BlogPosting' });
});

test('what is not known is left out; without a writer the shop is the writer, and a long headline is cut', () => {
  const bare = articleData(
    { ...FACTS, author: null, image: undefined, description: '', published: 'yesterday', title: 'x'.repeat(200) },
    SITE,
  ) as Record<string, unknown>;
  expect(bare['author']).toMatchObject({ '@type': 'Organization', name: 'Hanki' });
  expect(String(bare['headline'])).toHaveLength(110);
  for (const left of ['image', 'description', 'datePublished', 'dateModified']) expect(bare).not.toHaveProperty(left);
});
