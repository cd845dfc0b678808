import type { PostSummary } from './posts';

/** What is known of a guide or post when others are looked for; `datedAt` is null for one that was never published. */
export type Reading = Pick<PostSummary, 'kind' | 'category'> & { readonly datedAt: Date | null };

/** Season of a date: 0 from December to February, then three months each. */
const seasonOf = (date: Date): number => Math.floor(((date.getUTCMonth() + 1) % 12) / 3);

/** How far another one is from what was just read: of another theme, of another kind, of another season. */
function distance({ kind, category, datedAt }: Reading, other: Pick<PostSummary, 'kind' | 'category' | 'datedAt'>) {
  const isAlike = category !== '' && other.category === category;
  const isInSeason = datedAt !== null && seasonOf(datedAt) === seasonOf(other.datedAt);
  return Number(!isAlike) * 4 + Number(other.kind !== kind) * 2 + Number(!isInSeason);
}

/**
 * What to read after a guide or post: of its theme first, those of its kind before others, then what came out in the same season as it,
 * then the newest.
 * @param others in any order, each at most twice
 * @param count the most that are shown
 */
export function relatedPosts<Post extends Pick<PostSummary, 'id' | 'kind' | 'category' | 'datedAt'>>(
  read: Reading,
  others: readonly Post[],
  count: number,
): Post[] {
  const each = [...new Map(others.map((post) => [post.id, post])).values()];
  return each
    .sort((a, b) => distance(read, a) - distance(read, b) || b.datedAt.getTime() - a.datedAt.getTime() || b.id - a.id)
    .slice(0, count);
}
