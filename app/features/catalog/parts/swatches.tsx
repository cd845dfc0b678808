import { useT } from '~/locale/translator';
import { classNames } from '~/ui/class-names';
import { swatchFills } from '../rules/colors';

/** A colour of the catalogue; `control` is a hex value, two of them, or one of twelve names. */
export type ShopColor = { readonly slug: string; readonly name: string; readonly control: string };

/** Max number of circles that fit on a card. */
export const MAX_DOTS = 5;

type ColorDotProps = {
  readonly control: string;
  readonly large?: boolean;
  /** The displayed colour, marked with a ring. */
  readonly current?: boolean;
  /** Its name, as a tooltip. */
  readonly tip?: string;
};

/** A circle in a product's colour. */
export function ColorDot({ control, large = false, current = false, tip }: ColorDotProps) {
  const [first, second] = swatchFills(control);
  return (
    <svg
      className={classNames('dot', large && 'dot-l', current && 'dot-on')}
      viewBox="0 0 2 2"
      aria-hidden="true"
      data-tip={tip}
    >
      <rect width="2" height="2" fill={first} />
      {second && <path d="M2 0v2H0z" fill={second} />}
    </svg>
  );
}

/** The colours of a product. */
export function Swatches({ colors }: { readonly colors: readonly ShopColor[] }) {
  const t = useT('catalog');
  if (colors.length === 0) return null;
  return (
    <span className="dots" role="img" aria-label={t('colors', { count: colors.length })}>
      {colors.slice(0, MAX_DOTS).map((color) => (
        <ColorDot key={color.slug} control={color.control} tip={color.name} />
      ))}
      {colors.length > MAX_DOTS && <span aria-hidden="true">+{colors.length - MAX_DOTS}</span>}
    </span>
  );
}
