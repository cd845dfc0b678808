import { measureRange, measureText } from '~/locale/measures';
import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import type { ScaleView } from '../product-data';

/** Where the product stands among those of its kind; the words say all that the line shows. */
export function Scale({ scale }: { readonly scale: ScaleView | null }) {
  const t = useT('product-more');
  const { language } = useLocale();
  if (!scale) return null;
  const { name, unit, own, from, median, to } = scale;
  const text = (value: number) => measureText(formatNumber(value, language, 2), unit, language);
  const place = (value: number) => `${Math.round((1000 * (value - from)) / (to - from)) / 10}%`;
  return (
    <div className="scale">
      <p>
        <b>{name}</b> {text(own)}
      </p>
      <svg className="scale-line" aria-hidden="true">
        <rect className="scale-track" x="0" y="10" width="100%" height="4" rx="2" />
        <rect className="scale-middle" x={place(median)} y="6" width="2" height="12" />
        <circle className="scale-own" cx={place(own)} cy="12" r="7" />
      </svg>
      <p className="scale-ends small muted" aria-hidden="true">
        <span>{text(from)}</span>
        <span>{text(to)}</span>
      </p>
      <p className="small muted">
        {t('scale.text', { range: measureRange(from, to, unit, language), median: text(median) })}
      </p>
    </div>
  );
}
