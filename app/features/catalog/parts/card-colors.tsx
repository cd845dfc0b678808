import type { MouseEvent } from 'react';
import { useT } from '~/locale/translator';
import { Icon } from '~/ui/icon';
import { nextColor } from '../rules/card-color';
import type { ShopPicture } from './plate';
import { ColorDot, MAX_DOTS, type ShopColor } from './swatches';

/** A colour of a card with the picture that shows it. */
export type CardColor = ShopColor & { readonly picture?: ShopPicture | null };

type CardColorsProps = {
  readonly colors: readonly CardColor[];
  /** Index of the displayed colour. */
  readonly shown: number;
  /** The product's page. */
  readonly to: string;
  readonly onShow: (place: number) => void;
};

/**
 * The colours of a card. Pressing a dot shows its colour in place, the arrow the next one; without scripts they open the product in
 * that colour. A single colour has no dot: the picture shows it, and there is nothing to choose. The keyboard reaches every colour by the arrow, the one stop of a card for them. Specification 2 §3.
 */
export function CardColors({ colors, shown, to, onShow }: CardColorsProps) {
  const t = useT('catalog');
  const place = nextColor(shown, colors.length);
  const next = colors[place];
  if (colors.length < 2 || !next) return null;
  const show = (place: number) => (event: MouseEvent) => {
    event.preventDefault();
    onShow(place);
  };
  return (
    <form className="card-colors" action={to.split('?', 1)[0]}>
      {colors.slice(0, MAX_DOTS).map(({ slug, name, control }, index) => (
        <button
          key={slug}
          type="submit"
          name="select-color"
          value={slug}
          aria-label={name}
          aria-pressed={index === shown}
          data-tip=""
          tabIndex={-1}
          onClick={show(index)}
        >
          <ColorDot control={control} current={index === shown} />
        </button>
      ))}
      <button
        type="submit"
        name="select-color"
        value={next.slug}
        aria-label={t('colors.next', { color: colors[shown]?.name ?? '', next: next.name })}
        data-tip=""
        onClick={show(place)}
      >
        {colors.length > MAX_DOTS && <span>+{colors.length - MAX_DOTS}</span>}
        <Icon name="chevron-right" size="xs" />
      </button>
    </form>
  );
}
