import { ColorDot } from '~/features/catalog/parts/swatches';
import { Checkbox } from '~/ui/choice';
import { OptionTile } from '~/ui/option-tile';
import type { ValuesFacet } from '../list-view';

/** The names of a filter's chosen values. */
export function chosenNames({ options }: ValuesFacet): string {
  return options
    .filter(({ isChosen }) => isChosen)
    .map(({ name }) => name)
    .join(', ');
}

/** The values of a filter, each with its number of products. */
export function ValueFields({ facet }: { readonly facet: ValuesFacet }) {
  const { name, look, options } = facet;
  if (look === 'tiles') {
    return (
      <div className="size-grid">
        {options.map((option) => (
          <OptionTile
            key={option.value}
            type="checkbox"
            name={name}
            value={option.value}
            defaultChecked={option.isChosen}
            unavailable={option.count === 0 && !option.isChosen}
          >
            <span>
              {option.name} <small className="n">{option.count}</small>
            </span>
          </OptionTile>
        ))}
      </div>
    );
  }
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
