import { expect, test } from 'vitest';
import { relatedPosts } from './related-posts';

let id = 0;
const post = (kind: 'guide' | 'post', category: string, day: string) => {
  id += 1;
  return { id, kind, category, datedAt: new Date(`${day}T12:00:00Z`) };
};
const tent = { kind: 'guide', category: 'camping', datedAt: new Date('2026-08-04T12:00:00Z') } as const;

test('what is of the same theme comes first, also what is of the other kind', () => {
  const ski = post('guide', 'skiing', '2026-11-20');
  const pack = post('guide', 'camping', '2024-02-01');
  const night = post('post', 'camping', '2026-05-24');
  expect(relatedPosts(tent, [ski, night, pack], 3)).toEqual([pack, night, ski]);
});

test('after it, what came out in the same season of any year, then the newest', () => {
  const skis = post('guide', 'skiing', '2026-11-20');
  const wax = post('guide', 'skiing', '2026-11-10');
  const week = post('guide', 'hiking', '2025-06-23');
  expect(relatedPosts(tent, [wax, skis, week], 2)).toEqual([week, skis]);
});

test('December belongs to the winter that January belongs to, and nothing is there twice', () => {
  const january = { kind: 'guide', category: '', datedAt: new Date('2026-01-10T12:00:00Z') } as const;
  const december = post('guide', '', '2025-12-28');
  const march = post('guide', '', '2026-03-02');
  expect(relatedPosts(january, [march, december, december], 3)).toEqual([december, march]);
  expect(relatedPosts({ ...january, datedAt: null }, [december, march], 3)).toEqual([march, december]);
});
