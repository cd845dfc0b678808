import { useT } from '~/locale/translator';
import { Icon } from '~/ui/icon';
import type { PagePromise } from '../rules/page-promises';

const ICONS = { returns: 'return', excepted: 'info', repair: 'shield', finnish: 'flag' } as const;

/** The shop's promises. */
export function Promises({ promises }: { readonly promises: readonly PagePromise[] }) {
  const t = useT('product-more');
  return (
    <ul className="facts facts-plain">
      {promises.map((promise) => (
        <li key={promise}>
          <Icon name={ICONS[promise]} />
          <span>{t(`promise.${promise}`)}</span>
        </li>
      ))}
    </ul>
  );
}
