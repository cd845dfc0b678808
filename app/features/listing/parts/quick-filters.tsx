import { Form } from '@remix-run/react';
import { ColorDot } from '~/features/catalog/parts/swatches';
import { labelled } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { useFollowedLinks } from '~/ui/use-followed-links';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { maxField, minField } from '../filter-fields';
import { FILTERS_OPEN, type ListView, listAddress, type RangeFacet, type ValuesFacet } from '../list-view';
import { type QuickFacet, quickFacets, quickOptions, toggledAddress } from '../quick-filters';
import { rangeEnds } from './range-ends';

type QuickFiltersProps = { readonly list: ListView };

/** The most used filters as chips that open in place: links to the list with one value more, and a form for a range. */
export function QuickFilters({ list }: QuickFiltersProps) {
  const follow = useFollowedLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside handle clicks
    <div className="quick-filters" onClick={follow}>
      {quickFacets(list).map((facet) => (
        <QuickFilter key={facet.name} list={list} facet={facet} />
      ))}
    </div>
  );
}

function QuickFilter({ list, facet }: QuickFiltersProps & { readonly facet: QuickFacet }) {
  const chosen = facet.kind === 'values' ? facet.options.filter(({ isChosen }) => isChosen).length : 0;
  const isOn = chosen > 0 || (facet.kind === 'range' && facet.chosen !== null);
  return (
    <details className="quick" name="quick-filter">
      <summary className={classNames('chip', isOn && 'chip-on')}>
        {facet.title}
        {chosen > 0 && <span className="num">{chosen}</span>}
        <Icon name="chevron-down" size="xs" />
      </summary>
      <div className="quick-in">
        {facet.kind === 'values' ? <Values list={list} facet={facet} /> : <RangeForm list={list} facet={facet} />}
      </div>
    </details>
  );
}

function Values({ list, facet }: QuickFiltersProps & { readonly facet: ValuesFacet }) {
  const t = useT('listing');
  const common = useT('common');
  const options = quickOptions(facet);
  const isAll = options.length === facet.options.length;
  return (
    <>
      <ul className={facet.look === 'tiles' ? 'quick-tiles' : 'quick-rows'}>
        {options.map((option) => (
          <li key={option.value}>
            <a
              href={toggledAddress(list, facet, option)}
              rel="nofollow"
              aria-current={option.isChosen ? 'true' : undefined}
            >
              {option.isChosen && <VisuallyHidden>{labelled(common, t('chip.remove'), '')}</VisuallyHidden>}
              {option.control && <ColorDot control={option.control} />}
              <span>{option.name}</span> <small className="n">{option.count}</small>
            </a>
          </li>
        ))}
      </ul>
      {!isAll && (
        <a className="link small" href={listAddress(list, FILTERS_OPEN)} rel="nofollow">
          {t('filter.all')}
        </a>
      )}
    </>
  );
}

function RangeForm({ list, facet }: QuickFiltersProps & { readonly facet: RangeFacet }) {
  const t = useT('listing');
  const { language } = useLocale();
  const { name, title, unit } = facet;
  const { [name]: _, ...others } = list.parameters;
  const ends = rangeEnds(facet, language);
  const field = (end: 'min' | 'max') => (
    <span className="affix">
      <input
        className="input num"
        name={end === 'min' ? minField(name) : maxField(name)}
        inputMode="decimal"
        aria-label={t(`range.${end}`, { title })}
        defaultValue={ends[end]}
      />
      <span aria-hidden="true">{unit}</span>
    </span>
  );
  return (
    <Form method="get" action={list.path} className="quick-range" autoComplete="off" preventScrollReset>
      {Object.entries(others).map(([parameter, value]) => (
        <input key={parameter} type="hidden" name={parameter} value={value} />
      ))}
      <div className="minmax" key={`${ends.min} ${ends.max}`}>
        {field('min')}
        <span className="muted">–</span>
        {field('max')}
      </div>
      <Button look="solid" size="s">
        {t('filter.set')}
      </Button>
    </Form>
  );
}
