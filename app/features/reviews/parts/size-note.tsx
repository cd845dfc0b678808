import { useT } from '~/locale/translator';
import type { ReviewSummary } from '../rules/review-summary';
import { runOf } from '../rules/runs-large';

const TEXT = { small: 'sizes.runsSmall', true: 'sizes.runsTrue', large: 'sizes.runsLarge' } as const;

/** How the size runs by the reviews, in one sentence; nothing while few reviews tell it. Specification 2 §9. */
export function SizeNote({ summary: { fit, fitCount } }: { readonly summary: ReviewSummary }) {
  const t = useT('product');
  const run = runOf(fit, fitCount);
  return run && <p className="tiny muted size-note">{t(TEXT[run])}</p>;
}
