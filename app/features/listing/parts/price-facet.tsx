import type { FocusEvent } from 'react';
import { useT } from '~/locale/translator';
import { Facet } from '~/ui/disclosure';
import type { ListData } from '../load-listing.server';

/** The price filter's unit, whatever the display currency. Specification 2 §9. */
const SYMBOL = '€';

/** Reverts what is no number to the bound and holds the rest within the extent. Specification 2 §5. */
function settle(event: FocusEvent<HTMLInputElement>, bound: number, min: number, max: number) {
  const value = Number(event.currentTarget.value.replace(',', '.').replaceAll(/\s/g, ''));
  const settled =
    event.currentTarget.value.trim() === '' || Number.isNaN(value) ? bound : Math.min(Math.max(value, min), max);
  event.currentTarget.value = String(settled);
}

/** Prices from and to, in whole euros, with how many products there are at which price. */
export function PriceFacet({ list }: { readonly list: ListData }) {
  const t = useT('listing');
  const { extent, chosen, buckets } = list.facets.price;
  if (extent.max - extent.min < 1) return null;
  const from = chosen?.min ?? extent.min;
  const to = chosen?.max ?? extent.max;
  const summary = chosen ? t('chip.price', { min: from, max: to }) : '';
  return (
    <Facet title={t('facet.price')} summary={summary} open>
      <Histogram buckets={buckets} extent={extent} from={from} to={to} />
      <div className="minmax">
        <PriceInput name="price-min" label={t('price.min')} value={from} bound={extent.min} extent={extent} />
        <span className="muted">–</span>
        <PriceInput name="price-max" label={t('price.max')} value={to} bound={extent.max} extent={extent} />
      </div>
    </Facet>
  );
}

type Extent = { readonly min: number; readonly max: number };
type PriceInputProps = {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly bound: number;
  readonly extent: Extent;
};

function PriceInput({ name, label, value, bound, extent }: PriceInputProps) {
  return (
    <div className="affix">
      <input
        className="input num"
        name={name}
        inputMode="decimal"
        aria-label={label}
        defaultValue={value}
        onBlur={(event) => settle(event, bound, extent.min, extent.max)}
      />
      <span aria-hidden="true">{SYMBOL}</span>
    </div>
  );
}

type HistogramProps = {
  readonly buckets: readonly number[];
  readonly extent: Extent;
  readonly from: number;
  readonly to: number;
};

function Histogram({ buckets, extent, from, to }: HistogramProps) {
  const most = Math.max(...buckets, 1);
  const width = (extent.max - extent.min) / buckets.length;
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
