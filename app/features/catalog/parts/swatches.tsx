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
};

/** A circle in a product's colour. */
export function ColorDot({ control, large = false, current = false }: ColorDotProps) {
  const [first, second] = swatchFills(control);
  return (
    <svg className={classNames('dot', large && 'dot-l', current && 'dot-on')} viewBox="0 0 2 2" aria-hidden="true">
      <rect width="2" height="2" fill={first} />
      {second && <path d="M2 0v2H0z" fill={second} />}
    </svg>
  );
}
