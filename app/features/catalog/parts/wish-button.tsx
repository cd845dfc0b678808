import { useT } from '~/locale/translator';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';

/** Id of the page's one form that all its hearts submit. */
export const WISH_FORM = 'wish';

type WishButtonProps = {
  readonly modelId: number;
  readonly name: string;
  readonly isWished: boolean;
  /** Where the heart is: on a card, or on the product's own page. The codes of failures differ. Specification 2 §8. */
  readonly place: 'card' | 'product';
  readonly className?: string;
};

/**
 * The heart that adds a product to the wishlist or removes it. It belongs to `WishForm`, so that a card needs no form of its own
 * and its markup does not depend on the page around it.
 */
export function WishButton({ modelId, name, isWished, place, className }: WishButtonProps) {
  const t = useT('catalog');
  return (
    <button
      type="submit"
      form={WISH_FORM}
      name={place}
      value={modelId}
      className={classNames('icon-btn', isWished && 'is-wished', className)}
      aria-label={t(isWished ? 'wishlist.remove' : 'wishlist.add', { name })}
    >
      <Icon name={isWished ? 'heart-full' : 'heart'} size={place === 'card' ? 's' : 'm'} />
    </button>
  );
}
