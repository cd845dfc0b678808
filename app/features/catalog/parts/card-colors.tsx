import type { MouseEvent } from 'react';
import { useT } from '~/locale/translator';
import { Icon } from '~/ui/icon';
import { nextColor } from '../rules/card-color';
import type { ShopPicture } from './plate';
import { ColorDot, MAX_DOTS, type ShopColor, Swatches } from './swatches';

/** A colour of a card with the picture that shows it. */
export type CardColor = ShopColor & { readonly picture?: ShopPicture | null };

type CardColorsProps = {
  readonly colors: readonly CardColor[];
  /** Index of the displayed colour. */
  readonly shown: number;
  /** The product's page. */
  readonly to: string;
  readonly onNext: (place: number) => void;
};

/**
 * The colours of a card; pressing shows the next colour in place, and without scripts opens the product in that colour.
 * Specification 2 §3.
 */
export function CardColors({ colors, shown, to, onNext }: CardColorsProps) {
  const t = useT('catalog');
  const place = nextColor(shown, colors.length);
  const next = colors[place];
  if (colors.length < 2 || !next) return <Swatches colors={colors} />;
  const cycle = (event: MouseEvent) => {
    event.preventDefault();
    onNext(place);
  };
  return (
    <form className="card-colors" action={to.split('?', 1)[0]}>
      <button
        type="submit"
        className="dots"
        name="select-color"
        value={next.slug}
        aria-label={t('colors.next', { color: colors[shown]?.name ?? '', next: next.name })}
        data-tip=""
        onClick={cycle}
      >
        {colors.slice(0, MAX_DOTS).map((color, index) => (
          <ColorDot key={color.slug} control={color.control} current={index === shown} tip={color.name} />
        ))}
        {colors.length > MAX_DOTS && <span>+{colors.length - MAX_DOTS}</span>}
        <Icon name="chevron-right" size="xs" />
      </button>
    </form>
  );
}
