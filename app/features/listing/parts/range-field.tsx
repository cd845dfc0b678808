import { useNavigationType } from '@remix-run/react';
import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react';
import type { Language } from '~/locale/languages';
import { fieldNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale, usePrice } from '~/locale/use-locale';
import { clampTypedBound, maxField, minField } from '../filter-fields';
import type { RangeFacet } from '../list-view';
import { type Ends, rangeEnds } from './range-ends';

/** Max span that uses steps of a tenth. */
const FINE_SPAN = 10;

/** The chosen range as text; empty when nothing is chosen. */
export function rangeSummary(facet: RangeFacet, language: Language): string {
  const { min, max } = rangeEnds(facet, language);
  return facet.chosen ? `${min} – ${max} ${facet.unit}` : '';
}

type RangeFieldProps = {
  readonly facet: RangeFacet;
  /** Whether something typed waits to be sent. */
  readonly hasUnsent: () => boolean;
};

/**
 * A range filter: two inputs, with scripts two handles and a histogram of products above them. A typed number is clamped to
 * the extent on blur. Specification 2 §5.
 */
export function RangeField({ facet, hasUnsent }: RangeFieldProps) {
  const t = useT('listing');
  const { name, title, unit, extent } = facet;
  const { language } = useLocale();
  const isBack = useNavigationType() === 'POP';
  const field = useRef<HTMLDivElement>(null);
  const known = rangeEnds(facet, language);
  const [ends, setEnds] = useState(known);

  // the address sets the range, except while the visitor is editing it or what they gave is not in it yet; Back always sets it
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes
  useEffect(() => {
    if (isBack || !(field.current?.contains(document.activeElement) || hasUnsent())) setEnds(known);
  }, [known.min, known.max]);

  const from = clampTypedBound(ends.min, extent.min, extent, language);
  const to = clampTypedBound(ends.max, extent.max, extent, language);
  const slide = (end: keyof Ends, { currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const value = Number(currentTarget.value);
    setEnds({ ...ends, [end]: fieldNumber(end === 'min' ? Math.min(value, to) : Math.max(value, from), language) });
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
        onBlur: () => setEnds({ ...ends, [which]: fieldNumber(value, language) }),
      },
    } as const;
  };
  const [low, high] = [end('min'), end('max')];

  return (
    <div ref={field}>
      <Histogram facet={facet} from={from} to={to} />
      <Handles low={low.slider} high={high.slider} extent={extent} from={from} to={to} />
      <MinMax low={low.input} high={high.input} unit={unit} />
      {name === 'price' && <InEuros from={from} to={to} />}
    </div>
  );
}

/** Attributes of the inputs for both ends of a range. */
type BothEnds = { readonly low: ComponentProps<'input'>; readonly high: ComponentProps<'input'> };

/** The two handles on their line. */
function Handles({ low, high, extent, from, to }: BothEnds & Span & Pick<RangeFacet, 'extent'>) {
  return (
    <div className="slider needs-script">
      <Track extent={extent} from={from} to={to} />
      <input {...low} />
      <input {...high} />
    </div>
  );
}

/** The two ends of a range as fields, each with its unit. */
function MinMax({ low, high, unit }: BothEnds & { readonly unit: string }) {
  return (
    <div className="minmax">
      <span className="affix">
        <input {...low} />
        <span aria-hidden="true">{unit}</span>
      </span>
      <span className="muted">–</span>
      <span className="affix">
        <input {...high} />
        <span aria-hidden="true">{unit}</span>
      </span>
    </div>
  );
}

type Span = { readonly from: number; readonly to: number };

/**
 * The price filter is always in euros: visitors with another display currency see a note and the range converted to it.
 * Specification 2 §9.
 */
function InEuros({ from, to }: Span) {
  const t = useT('listing');
  const { currency } = useLocale();
  const format = usePrice();
  if (currency === 'eur') return null;
  return <p className="hint">{t('range.inEuros', { min: format(from * 100), max: format(to * 100) })}</p>;
}

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
  const highest = Math.max(...buckets, 1);
  const width = (extent.max - extent.min) / buckets.length;
  if (buckets.length === 0) return null;
  return (
    <svg className="histo" viewBox={`0 0 ${buckets.length * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
      {buckets.map((count, index) => {
        const start = extent.min + index * width;
        const height = count === 0 ? 2 : Math.max(6, (count / highest) * 100);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bucket is identified by its index
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
