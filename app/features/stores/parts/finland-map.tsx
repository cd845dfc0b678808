import { Link } from '@remix-run/react';
import { classNames } from '~/ui/class-names';
import { FINLAND, isRightOf, MAP_HEIGHT, MAP_WIDTH } from '../rules/finland-map';

/** A store on the map. */
export type MapPlace = {
  readonly label: string;
  readonly to: string;
  readonly city: string;
  readonly place: { readonly x: number; readonly y: number };
  /** Its number in the list beside the map; without one it has a dot. */
  readonly number?: number;
};

type FinlandMapProps = {
  readonly label: string;
  readonly places: readonly MapPlace[];
  /** Address of the store that the page is about: it stands out. */
  readonly chosen?: string;
};

/** Room around the country, for names at the coast. */
const MARGIN = 24;
const VIEW = `${-MARGIN} ${-MARGIN / 2} ${MAP_WIDTH + 2 * MARGIN} ${MAP_HEIGHT + MARGIN}`;

/** The shop's own map of Finland with its stores, each a link. */
export function FinlandMap({ label, places, chosen }: FinlandMapProps) {
  const spots = places.map(({ place }) => place);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg className="finland" viewBox={VIEW} role="group" aria-label={label}>
      <path className="finland-land" d={FINLAND} />
      {places.map((each) => (
        <MapMark key={each.to} {...each} isRight={isRightOf(each.place, spots)} isChosen={each.to === chosen} />
      ))}
    </svg>
  );
}

type MapMarkProps = MapPlace & { readonly isRight: boolean; readonly isChosen: boolean };

/** Radii in units of the map: a numbered mark, the dot of the page's own store, other dots. */
const RADII = { numbered: 12, chosen: 9, plain: 6 } as const;

function MapMark({ label, to, city, number, place: { x, y }, isRight, isChosen }: MapMarkProps) {
  const radius = number ? RADII.numbered : isChosen ? RADII.chosen : RADII.plain;
  const nameX = Math.max(14, radius + 6);
  return (
    <Link
      to={to}
      className={classNames('finland-mark', isChosen && 'is-chosen', number !== undefined && 'is-numbered')}
      aria-label={label}
      aria-current={isChosen ? 'page' : undefined}
    >
      {/* room for a finger */}
      <circle className="finland-touch" cx={x} cy={y} r="22" />
      <circle className="finland-dot" cx={x} cy={y} r={radius} />
      {number !== undefined && (
        <text className="finland-number" x={x} y={y} textAnchor="middle">
          {number}
        </text>
      )}
      <text x={isRight ? x + nameX : x - nameX} y={y} textAnchor={isRight ? 'start' : 'end'}>
        {city}
      </text>
    </Link>
  );
}
