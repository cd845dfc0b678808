import { classNames } from '~/ui/class-names';
import { safeColor, takesBlack } from '../rules/colors';

/** One ribbon. `kind` picks the house colours; `own` brings its own ground, on which the text is black or white. */
export type RibbonLook =
  | { readonly kind: 'sale' | 'club' | 'new' | 'plain'; readonly text: string }
  | { readonly kind: 'own'; readonly text: string; readonly ground: string };

const kinds = { sale: 'ribbon-sale', club: 'ribbon-club', new: undefined, plain: 'ribbon-ice' } as const;

/** A ribbon by itself, as beside a price. */
export function Ribbon({ ribbon }: { readonly ribbon: RibbonLook }) {
  const ground = ribbon.kind === 'own' ? safeColor(ribbon.ground) : undefined;
  if (ground) {
    return (
      <span className={classNames('ribbon', 'ribbon-own', takesBlack(ground) && 'on-light')}>
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width="1" height="1" fill={ground} />
        </svg>
        {ribbon.text}
      </span>
    );
  }
  return <span className={classNames('ribbon', ribbon.kind !== 'own' && kinds[ribbon.kind])}>{ribbon.text}</span>;
}

/** The ribbons of a plate, flush in its upper left corner. */
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
