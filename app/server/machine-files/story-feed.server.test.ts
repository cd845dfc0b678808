import { readSettings } from 'settings/read-settings';
import { expect, test } from 'vitest';
import { machineFiles } from './machine-files.server';

const guide = {
  id: 1,
  kind: 'guide',
  slug: 'voitelu',
  title: 'Voitelu & <hionta>',
  excerpt: 'Näin.',
  published: '2026-11-02T10:00:00Z',
};
const post = {
  ...guide,
  id: 2,
  kind: 'post',
  slug: 'halti',
  author: 'Ilona',
  category: 'retket',
  category_name: 'Retket',
};

async function feed(path: string, host: string): Promise<Response> {
  const backend = async () => Response.json({ results: [guide, post], max_pages: 1, categories: [] });
  const request = new Request(`http://${host}${path}`);
  const answer = machineFiles(readSettings({}, 'backend')).answer(new URL(request.url), request, backend);
  if (!answer) throw new Error(`${path} is no file for machines`);
  return answer;
}

test('guides and posts are an Atom feed of their language, with addresses and words as XML has them', async () => {
  const answer = await feed('/feeds/life-outdoors-fi.xml', 'fi.localhost:3000');
  expect(answer.headers.get('content-type')).toMatch(/^application\/atom\+xml/);
  const text = await answer.text();
  expect(text).toContain(
    '<title>Voitelu &amp; &lt;hionta&gt;</title><id>http://fi.localhost:3000/elamaa-ulkona/voitelu/</id>',
  );
  expect(text).toContain('<link href="http://fi.localhost:3000/elamaa-ulkona/blogi/halti/"/>');
  expect(text).toContain('<author><name>Ilona</name></author><category term="retket" label="Retket"/>');
  expect(text).toContain('<updated>2026-11-02T10:00:00Z</updated>');
  expect(await (await feed('/feeds/life-outdoors-sv.xml', 'fi.localhost:3000')).text()).toContain(
    'http://sv.localhost:3000/',
  );
});
