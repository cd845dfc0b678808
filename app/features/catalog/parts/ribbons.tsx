import { classNames } from '~/ui/class-names';
import { needsBlackText, safeColor } from '../rules/colors';

/** One ribbon. `kind` selects the shop's colours; `own` has its own background colour, with black or white text. */
export type RibbonLook =
  | { readonly kind: 'sale' | 'club' | 'new' | 'plain'; readonly text: string }
  | { readonly kind: 'own'; readonly text: string; readonly ground: string };

const kinds = { sale: 'ribbon-sale', club: 'ribbon-club', new: undefined, plain: 'ribbon-plain' } as const;

/** A single ribbon, for example next to a price. */
export function Ribbon({ ribbon }: { readonly ribbon: RibbonLook }) {
  const ground = ribbon.kind === 'own' ? safeColor(ribbon.ground) : undefined;
  if (ground) {
    return (
      <span className={classNames('ribbon', 'ribbon-own', needsBlackText(ground) && 'on-light')}>
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width="1" height="1" fill={ground} />
        </svg>
        {ribbon.text}
      </span>
    );
  }
  return <span className={classNames('ribbon', ribbon.kind !== 'own' && kinds[ribbon.kind])}>{ribbon.text}</span>;
}

/** The ribbons in the upper left corner of a product image. */
export function Ribbons({ ribbons }: { readonly ribbons: readonly RibbonLook[] }) {
  if (ribbons.length === 0) return null;
  return (
    <span className="ribbons">
      {ribbons.map((ribbon) => (
        <Ribbon key={ribbon.text} ribbon={ribbon} />
      ))}
    </span>
  );
}
