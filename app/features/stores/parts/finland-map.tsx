import { Link } from '@remix-run/react';
import { classNames } from '~/ui/class-names';
import { FINLAND, MAP_HEIGHT, MAP_WIDTH } from '../rules/finland-map';

/** A store on the map. */
export type MapPlace = {
  readonly label: string;
  readonly to: string;
  readonly city: string;
  readonly place: { readonly x: number; readonly y: number };
};

type FinlandMapProps = {
  readonly label: string;
  readonly places: readonly MapPlace[];
  /** Address of the store that the page is about: it stands out. */
  readonly chosen?: string;
};

/** East of this line names stand to the right of their mark, else to the left, so that few run over another. */
const MIDDLE = 90;
/** Room around the country, for names at the coast. */
const MARGIN = 24;
const VIEW = `${-MARGIN} ${-MARGIN / 2} ${MAP_WIDTH + 2 * MARGIN} ${MAP_HEIGHT + MARGIN}`;

/** The shop's own map of Finland with its stores, each a link. */
export function FinlandMap({ label, places, chosen }: FinlandMapProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg className="finland" viewBox={VIEW} role="group" aria-label={label}>
      <path className="finland-land" d={FINLAND.land} />
      <path className="finland-lakes" d={FINLAND.lakes} />
      {places.map((each) => (
        <MapMark key={each.to} {...each} isChosen={each.to === chosen} />
      ))}
    </svg>
  );
}

function MapMark({ label, to, city, place: { x, y }, isChosen }: MapPlace & { readonly isChosen: boolean }) {
  const isEast = x > MIDDLE;
  return (
    <Link to={to} className={classNames('finland-mark', isChosen && 'is-chosen')} aria-label={label}>
      {/* room for a finger */}
      <circle className="finland-touch" cx={x} cy={y} r="22" />
      <circle className="finland-dot" cx={x} cy={y} r={isChosen ? 8 : 6} />
      <text x={isEast ? x + 13 : x - 13} y={y + 5} textAnchor={isEast ? 'start' : 'end'}>
        {city}
      </text>
    </Link>
  );
}
