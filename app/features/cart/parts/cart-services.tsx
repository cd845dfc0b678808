import { useFetcher } from '@remix-run/react';
import type { CheckedCart } from '~/api/checked-cart';
import type { CartService } from '~/api/checked-delivery';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { Disclosure } from '~/ui/disclosure';
import { TextAreaField } from '~/ui/field';
import { TextLink } from '~/ui/text-link';
import type { CartReply } from '../cart-state';
import { MAX_REQUEST_LENGTH } from '../rules/special-request';
import { useMoney } from './use-money';

type CartServicesProps = {
  readonly checked: CheckedCart;
  readonly specialRequest: string;
  /** The refusal of a form sent without scripts. */
  readonly refused: CartReply | undefined;
};

/**
 * The services around the products: gift wrapping, express pick-up, delivery in parts, and a special request. A change is sent
 * at once; without scripts the button sends it. Specification 1 §3, §7.
 */
export function CartServices({ checked, specialRequest, refused }: CartServicesProps) {
  const t = useT('cart');
  const { language } = useLocale();
  const fetcher = useFetcher<CartReply>({ key: 'cart-services' });
  const reply = fetcher.data ?? refused;
  const error = reply?.ok === false ? reply.text : undefined;
  return (
    <section className="cart-services" aria-labelledby="cart-services">
      <h2 id="cart-services">{t('services.title')}</h2>
      <fetcher.Form
        method="post"
        action={`${pathTo('cart', language)}#cart-services`}
        className="stack-s"
        onChange={({ currentTarget }) => fetcher.submit(currentTarget)}
      >
        <input type="hidden" name="intent" value="services" />
        {checked.services.map((service) => (
          <Service key={service.kind} service={service} checked={checked} />
        ))}
        <Disclosure title={t('services.request')} open={specialRequest !== '' || error !== undefined}>
          <TextAreaField
            id="special-request"
            name="special_request"
            label={t('services.request')}
            hint={t('services.requestHint')}
            error={error}
            rows={2}
            maxLength={MAX_REQUEST_LENGTH}
            defaultValue={specialRequest}
          />
        </Disclosure>
        <p className="no-script">
          <Button size="s">{t('services.save')}</Button>
        </p>
      </fetcher.Form>
    </section>
  );
}

const TITLES = { repack: 'services.repack', pikanouto: 'services.pikanouto', part_delivery: 'services.parts' } as const;
const isKnown = (kind: string): kind is keyof typeof TITLES => Object.hasOwn(TITLES, kind);

function Service({ service, checked }: { readonly service: CartService; readonly checked: CheckedCart }) {
  const t = useT('cart');
  const { language } = useLocale();
  const money = useMoney(checked.currency);
  const { kind, isChosen, priceHundredths, note } = service;
  if (!isKnown(kind)) return null;
  const price = priceHundredths === 0 ? t('sums.free') : money(priceHundredths);
  return (
    <Checkbox name={kind} value="on" defaultChecked={isChosen}>
      <b>{t(TITLES[kind])}</b> <span className="num">{price}</span>
      <small>
        {kind === 'repack' && <RepackHint checked={checked} />}
        {kind === 'part_delivery' && t('services.partsHint')}
        {kind === 'pikanouto' && (
          <>
            {note} <TextLink to={pathTo('pikanouto', language)}>{t('services.pikanoutoMore')}</TextLink>
          </>
        )}
      </small>
    </Checkbox>
  );
}

/** What gift wrapping is, and how much is missing until it is free. Specification 1 §7 (delivery_thresholds). */
function RepackHint({ checked }: { readonly checked: CheckedCart }) {
  const t = useT('cart');
  const money = useMoney(checked.currency);
  const { freeRepackFromHundredths, subtotalHundredths } = checked;
  const left = freeRepackFromHundredths - subtotalHundredths;
  if (freeRepackFromHundredths <= 0 || left <= 0) return <>{t('services.repackHint')}</>;
  return (
    <>
      {t('services.repackHint')} {t('services.repackLeft', { amount: money(left) })}
    </>
  );
}
