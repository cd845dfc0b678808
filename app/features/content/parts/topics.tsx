import { Link } from '@remix-run/react';
import { useT } from '~/locale/translator';
import type { Topic } from '../story';

/** Links that narrow a list down to a topic. */
export function Topics({ topics }: { readonly topics: readonly Topic[] }) {
  const t = useT('life');
  if (topics.length === 0) return null;
  return (
    <nav aria-label={t('categories')}>
      <ul className="chips topics">
        {topics.map(({ label, to, count, isChosen }) => (
          <li key={to}>
            <Link className="chip" to={to} aria-current={isChosen ? 'page' : undefined}>
              {label} <span className="num">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
