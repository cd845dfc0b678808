import { useT } from '~/locale/translator';
import type { PageSection } from '../rules/page-sections';

/** Links to the sections of the page, the tabs of specification 2 §2: nothing is hidden, so they work without scripts. */
export function SectionNav({ sections }: { readonly sections: readonly PageSection[] }) {
  const t = useT('product-more');
  const reviews = useT('reviews');
  const labels: Record<PageSection, string> = {
    description: t('details.description'),
    details: t('details.properties'),
    availability: t('availability.heading'),
    reviews: reviews('heading'),
    guides: t('guides.heading'),
    brand: t('brand.heading'),
    data: t('data.heading'),
  };
  if (sections.length < 2) return null;
  return (
    <nav className="page-sections" aria-label={t('sections.label')}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${section}`}>{labels[section]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
