import { ColorDot } from '~/features/catalog/parts/swatches';
import { useT } from '~/locale/translator';
import { Checkbox } from '~/ui/choice';
import { classNames } from '~/ui/class-names';
import { OptionTile } from '~/ui/option-tile';
import { commonOptions, sharedUnit } from '../common-options';
import type { ValuesFacet } from '../list-view';

/** The names of a filter's chosen values. */
export function chosenNames({ options }: ValuesFacet): string {
  return options
    .filter(({ isChosen }) => isChosen)
    .map(({ name }) => name)
    .join(', ');
}

/** How many tiles are shown at first, where there are at least `FOLDED` more. */
const TILES = 12;
const FOLDED = 4;
/** Longest text that fits into a narrow tile. */
const LONG_NAME = 4;

/** The values of a filter, each with its number of products. */
export function ValueFields({ facet }: { readonly facet: ValuesFacet }) {
  const { name, look, options } = facet;
  if (look === 'tiles') return <Tiles facet={facet} />;
  return (
    <div className={look === 'colors' ? 'swatches' : 'facet-rows'}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          value={option.value}
          defaultChecked={option.isChosen}
          count={option.count}
        >
          {option.control && <ColorDot control={option.control} large />}
          {option.name}
          {option.family && <span className="small muted"> {option.family}</span>}
        </Checkbox>
      ))}
    </div>
  );
}

/**
 * Sizes in columns, their unit in the filter's heading. Of many the most common are shown; the others appear in their places when the
 * line below is opened, by the style sheet alone.
 */
function Tiles({ facet: { name, options } }: { readonly facet: ValuesFacet }) {
  const t = useT('listing');
  const unit = sharedUnit(options);
  const common = options.length < TILES + FOLDED ? options : commonOptions(options, TILES);
  const bare = (text: string) => (unit ? text.slice(0, -unit.length).trimEnd() : text);
  const isLong = options.some((option) => bare(option.name).length > LONG_NAME);
  return (
    <div className="tiles">
      <div className={classNames('size-grid', isLong && 'size-grid-long')}>
        {options.map((option) => (
          <OptionTile
            key={option.value}
            type="checkbox"
            name={name}
            value={option.value}
            defaultChecked={option.isChosen}
            unavailable={option.count === 0 && !option.isChosen}
            {...(unit && { label: `${option.name} ${option.count}` })}
          >
            <span className={common.includes(option) ? undefined : 'is-folded'}>
              {bare(option.name)} <small className="n">{option.count}</small>
            </span>
          </OptionTile>
        ))}
      </div>
      {common.length < options.length && (
        <details className="tiles-all">
          <summary className="link small">
            <span>{t('filter.allValues', { count: options.length })}</span>
            <span>{t('filter.fewerValues')}</span>
          </summary>
        </details>
      )}
    </div>
  );
}
