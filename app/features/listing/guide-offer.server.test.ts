import { expect, test, vi } from 'vitest';
import { createSharedCache } from '~/api/request';
import type { ShopContext } from '~/server/context.server';
import { readGuideOffer } from './guide-offer.server';

vi.stubEnv('LOG_LEVEL', 'silent');

const GUIDE = { id: 7, kind: 'guide', slug: 'teltan-valinta', title: 'Teltan valinta', excerpt: 'Yksi rivi.' };

/** A backend that answers the call for guides with this. */
function contextOf(answer: () => Response) {
  const asked: string[] = [];
  const send = async (request: Request) => {
    asked.push(new URL(request.url).search);
    return answer();
  };
  const api = { send, language: 'fi', cache: createSharedCache() };
  return { asked, context: { api, language: 'fi', t: () => (key: string) => key } as unknown as ShopContext };
}

test('the guide of a group stands at the end of its list, and is read once for all visitors', async () => {
  const wire = { ...GUIDE, published: '2026-11-20T10:00:00Z' };
  const { context, asked } = contextOf(() =>
    Response.json({ results: [wire], max_pages: 1, categories: [], group: 12 }),
  );
  const offer = await readGuideOffer(context, 12);
  expect(offer).toMatchObject({ title: 'Teltan valinta', text: 'Yksi rivi.', more: null, files: [] });
  expect(offer?.action).toEqual({ to: '/elamaa-ulkona/teltan-valinta/', label: 'guides.read' });
  await readGuideOffer(context, 12);
  expect(asked).toEqual(['?kind=guide&group=12&page_size=1']);
});

test('nothing stands there where no guide fits, and when none can be read', async () => {
  const none = { results: [], max_pages: 0, categories: [], group: 12 };
  expect(await readGuideOffer(contextOf(() => Response.json(none)).context, 12)).toBeNull();
  expect(await readGuideOffer(contextOf(() => Response.json({}, { status: 500 })).context, 12)).toBeNull();
  const { context, asked } = contextOf(() => Response.json(none));
  expect(await readGuideOffer(context, null)).toBeNull();
  expect(asked).toEqual([]);
});

test('nothing stands there where a backend does not choose by group', async () => {
  const newest = { results: [{ ...GUIDE, published: '2026-11-20T10:00:00Z' }], max_pages: 1, categories: [] };
  expect(await readGuideOffer(contextOf(() => Response.json(newest)).context, 12)).toBeNull();
});
