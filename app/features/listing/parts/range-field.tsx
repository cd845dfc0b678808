import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useT } from '~/locale/translator';
import { maxField, minField, settleBound } from '../filter-fields';
import type { RangeFacet } from '../list-view';

/** A span up to this goes by tenths. */
const FINE_SPAN = 10;

type Ends = { readonly min: string; readonly max: string };

const endsOf = ({ chosen, extent }: RangeFacet): Ends => ({
  min: String(chosen?.min ?? extent.min),
  max: String(chosen?.max ?? extent.max),
});

/** The chosen range in figures; empty when nothing is chosen. */
export function rangeSummary(facet: RangeFacet): string {
  const { min, max } = endsOf(facet);
  return facet.chosen ? `${min} – ${max} ${facet.unit}` : '';
}

/**
 * A range from one number to another: two inputs, with a script two handles above them, and how many products there are
 * where. What is typed is held within the extent when one leaves the field. Specification 2 §5.
 */
export function RangeField({ facet }: { readonly facet: RangeFacet }) {
  const t = useT('listing');
  const { name, title, unit, extent } = facet;
  const field = useRef<HTMLDivElement>(null);
  const known = endsOf(facet);
  const [ends, setEnds] = useState(known);

  // the address has the last word, but not while one is at it
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes
  useEffect(() => {
    if (!field.current?.contains(document.activeElement)) setEnds(known);
  }, [known.min, known.max]);

  const from = settleBound(ends.min, extent.min, extent);
  const to = settleBound(ends.max, extent.max, extent);
  const slide = (end: keyof Ends, { currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const value = Number(currentTarget.value);
    setEnds({ ...ends, [end]: String(end === 'min' ? Math.min(value, to) : Math.max(value, from)) });
  };
  const end = (which: keyof Ends) => {
    const label = t(`range.${which}`, { title });
    const value = which === 'min' ? from : to;
    return {
      slider: {
        type: 'range',
        className: which === 'min' && from > (extent.min + extent.max) / 2 ? 'on-top' : undefined,
        'aria-label': label,
        min: extent.min,
        max: extent.max,
        step: extent.max - extent.min <= FINE_SPAN ? 0.1 : 1,
        value,
        onChange: (event: ChangeEvent<HTMLInputElement>) => slide(which, event),
      },
      input: {
        type: 'text',
        name: which === 'min' ? minField(name) : maxField(name),
        inputMode: 'decimal',
        className: 'input num',
        'aria-label': label,
        value: ends[which],
        onChange: (event: ChangeEvent<HTMLInputElement>) => setEnds({ ...ends, [which]: event.currentTarget.value }),
        onBlur: () => setEnds({ ...ends, [which]: String(value) }),
      },
    } as const;
  };
  const [low, high] = [end('min'), end('max')];

  return (
    <div ref={field}>
      <Histogram facet={facet} from={from} to={to} />
      <div className="slider needs-script">
        <Track extent={extent} from={from} to={to} />
        <input {...low.slider} />
        <input {...high.slider} />
      </div>
      <div className="minmax">
        <span className="affix">
          <input {...low.input} />
          <span aria-hidden="true">{unit}</span>
        </span>
        <span className="muted">–</span>
        <span className="affix">
          <input {...high.input} />
          <span aria-hidden="true">{unit}</span>
        </span>
      </div>
    </div>
  );
}

type Span = { readonly from: number; readonly to: number };

/** The line between the two handles. */
function Track({ extent, from, to }: Span & Pick<RangeFacet, 'extent'>) {
  const span = extent.max - extent.min;
  return (
    <svg viewBox={`${extent.min} 0 ${span} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect x={extent.min} width={span} height="1" />
      <rect className="on" x={from} width={Math.max(0, to - from)} height="1" />
    </svg>
  );
}

function Histogram({ facet: { buckets, extent }, from, to }: Span & { readonly facet: RangeFacet }) {
  const most = Math.max(...buckets, 1);
  const width = (extent.max - extent.min) / buckets.length;
  if (buckets.length === 0) return null;
  return (
    <svg className="histo" viewBox={`0 0 ${buckets.length * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
      {buckets.map((count, index) => {
        const start = extent.min + index * width;
        const height = count === 0 ? 2 : Math.max(6, (count / most) * 100);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bucket is its place
            key={index}
            className={start + width > from && start < to ? 'on' : undefined}
            x={index * 10 + 1}
            y={100 - height}
            width={8}
            height={height}
          />
        );
      })}
    </svg>
  );
}
