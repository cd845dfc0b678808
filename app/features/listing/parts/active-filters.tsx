import { useT } from '~/locale/translator';
import { RemovableChip } from '~/ui/chip';
import { TextLink } from '~/ui/text-link';
import { listHref } from '../list-links';
import type { ListData } from '../load-listing.server';

type Chosen = { readonly key: string; readonly label: string; readonly to: string };

/** What is chosen, each with the address of the list without it. */
function useChosen({ facets, path, query }: ListData): Chosen[] {
  const t = useT('listing');
  const valuesOf = (name: 'size' | 'color' | 'manufacturer') =>
    facets[name]
      .filter(({ isChosen }) => isChosen)
      .map(({ value, name: label }) => ({
        key: `${name} ${value}`,
        label: name === 'size' ? t('chip.size', { size: label }) : label,
        to: listHref(path, query, { [name]: query[name].filter((each) => each !== value) }),
      }));
  const { price } = query;
  const range = price
    ? [
        {
          key: 'price',
          label: t('chip.price', { min: price.min ?? '', max: price.max ?? '' }),
          to: listHref(path, query, { price: null }),
        },
      ]
    : [];
  return [...valuesOf('size'), ...range, ...valuesOf('color'), ...valuesOf('manufacturer')];
}

/** Chips of the chosen filters; each takes itself away, the last link all of them. */
export function ActiveFilters({ list }: { readonly list: ListData }) {
  const t = useT('listing');
  const chosen = useChosen(list);
  if (chosen.length === 0) return <div className="active-filters" />;
  return (
    <nav className="active-filters" aria-label={t('chip.label')}>
      {chosen.map(({ key, label, to }) => (
        <RemovableChip key={key} to={to} removeLabel={t('chip.remove')} preventScrollReset rel="nofollow">
          {label}
        </RemovableChip>
      ))}
      <TextLink
        to={listHref(list.path, list.query, { size: [], price: null, color: [], manufacturer: [] })}
        className="small"
      >
        {t('chip.clear')}
      </TextLink>
    </nav>
  );
}
