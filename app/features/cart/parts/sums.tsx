import type { CardPayment } from '~/api/checked-gifts';
import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { useMoney } from './use-money';

/** Amounts in hundredths of `currency`. */
export type ShownSums = {
  readonly currency: string;
  readonly subtotalHundredths: number;
  /** Savings on reduced rows; 0 when none is reduced. It is in `subtotalHundredths` already. */
  readonly savedHundredths: number;
  readonly discountHundredths: number;
  /** The discount code in use; empty when there is none. */
  readonly discountCode: string;
  /** Delivery cost; null while no method is chosen. */
  readonly deliveryHundredths: number | null;
  /** Chosen services, such as gift wrapping. */
  readonly fees: readonly { readonly name: string; readonly hundredths: number }[];
  /** Lowest delivery cost, shown before a method is chosen; null when no method is offered. */
  readonly deliveryFromHundredths: number | null;
  /** No method is chosen, and some of the offered ones cost something. */
  readonly isDeliveryOpen: boolean;
  /** Gift cards that are bought; 0 without any. */
  readonly giftCardsHundredths: number;
  readonly totalHundredths: number;
  /** What club bonus and gift cards pay, and what is left to pay. */
  readonly bonusPaidHundredths: number;
  readonly cardPayments: readonly CardPayment[];
  readonly dueHundredths: number;
  readonly tax: readonly { readonly percentage: number; readonly hundredths: number }[];
  /** The charged amount when it is in another currency. */
  readonly charge: { readonly hundredths: number; readonly currency: string } | null;
};

const totalName = ({ isDeliveryOpen }: ShownSums) => (isDeliveryOpen ? 'sums.totalBeforeDelivery' : 'sums.total');

function DeliverySum({ sums }: { readonly sums: ShownSums }) {
  const t = useT('cart');
  const money = useMoney(sums.currency);
  const { deliveryHundredths, deliveryFromHundredths } = sums;
  const amount = deliveryHundredths ?? deliveryFromHundredths;
  if (amount === null) return null;
  return (
    <div>
      <dt>{sums.isDeliveryOpen ? t('sums.deliveryFrom') : t('sums.delivery')}</dt>
      <dd>{amount === 0 ? t('sums.free') : money(amount)}</dd>
    </div>
  );
}

type PaidBeforeProps = {
  /** What the club bonus pays; 0 if it does not. */
  readonly bonusHundredths: number;
  readonly payments: readonly CardPayment[];
  readonly currency: string;
  readonly dueHundredths: number;
  /** The page's words: carts and orders load different ones. */
  readonly nameOf: (payment: CardPayment) => string;
  readonly bonusText: string;
  readonly dueText: string;
};

/** What club bonus and each gift card pay, and what is left to pay; nothing when neither pays. */
export function PaidBefore(props: PaidBeforeProps) {
  const { bonusHundredths, payments, currency, dueHundredths, nameOf, bonusText, dueText } = props;
  const money = useMoney(currency);
  const paying = payments.filter(({ hundredths }) => hundredths > 0);
  if (paying.length === 0 && bonusHundredths === 0) return null;
  return (
    <>
      {bonusHundredths > 0 && (
        <div className="sale">
          <dt>{bonusText}</dt>
          <dd>{money(-bonusHundredths)}</dd>
        </div>
      )}
      {paying.map((payment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may end in the same characters
        <div key={index} className="sale">
          <dt>{nameOf(payment)}</dt>
          <dd>{money(-payment.hundredths)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{dueText}</dt>
        <dd>{money(dueHundredths)}</dd>
      </div>
    </>
  );
}

/** What club bonus and gift cards pay of a cart. */
function PaidOfCart({ sums }: { readonly sums: ShownSums }) {
  const t = useT('cart');
  return (
    <PaidBefore
      bonusHundredths={sums.bonusPaidHundredths}
      bonusText={t('sums.bonus')}
      payments={sums.cardPayments}
      currency={sums.currency}
      dueHundredths={sums.dueHundredths}
      nameOf={({ kind, masked }) => t(kind === 'voucher' ? 'gift.voucher' : 'gift.card', { card: masked })}
      dueText={t('sums.due')}
    />
  );
}

/** What is left to pay, for the bar with the way to the checkout: the list of sums tells it to screen readers. */
export function DueSum({ sums }: { readonly sums: ShownSums }) {
  const t = useT('cart');
  const money = useMoney(sums.currency);
  const isPartlyPaid = sums.dueHundredths !== sums.totalHundredths;
  return (
    <p className="due" aria-hidden="true">
      <b className="num">{money(sums.dueHundredths)}</b>
      <small>{t(isPartlyPaid ? 'sums.due' : totalName(sums))}</small>
    </p>
  );
}

/** All sums of a cart or order, including tax. */
export function Sums({ sums }: { readonly sums: ShownSums }) {
  const t = useT('cart');
  const { language } = useLocale();
  const money = useMoney(sums.currency);
  const charged = useMoney(sums.charge?.currency ?? sums.currency);
  return (
    <dl className="sums">
      {(sums.subtotalHundredths > 0 || sums.giftCardsHundredths === 0) && (
        <div>
          <dt>{t('sums.goods')}</dt>
          <dd>{money(sums.subtotalHundredths)}</dd>
        </div>
      )}
      {sums.giftCardsHundredths > 0 && (
        <div>
          <dt>{t('sums.giftCards')}</dt>
          <dd>{money(sums.giftCardsHundredths)}</dd>
        </div>
      )}
      {sums.discountHundredths > 0 && (
        <div className="sale">
          <dt>{sums.discountCode ? t('sums.discountCode', { code: sums.discountCode }) : t('sums.discount')}</dt>
          <dd>{money(-sums.discountHundredths)}</dd>
        </div>
      )}
      {sums.fees.map(({ name, hundredths }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{hundredths === 0 ? t('sums.free') : money(hundredths)}</dd>
        </div>
      ))}
      <DeliverySum sums={sums} />
      <div className="total">
        <dt>{t(totalName(sums))}</dt>
        <dd>{money(sums.totalHundredths)}</dd>
      </div>
      <PaidOfCart sums={sums} />
      {sums.savedHundredths > 0 && (
        <div className="sale">
          <dt>{t('sums.saved')}</dt>
          <dd>{money(sums.savedHundredths)}</dd>
        </div>
      )}
      {sums.tax.map(({ percentage, hundredths }) => (
        <div key={percentage} className="small muted">
          <dt>{t('sums.tax', { percentage: formatNumber(percentage, language, 2) })}</dt>
          <dd>{money(hundredths)}</dd>
        </div>
      ))}
      {sums.charge && (
        <div className="small muted">
          <dt>{t('sums.charged', { currency: sums.charge.currency.toUpperCase() })}</dt>
          <dd>{charged(sums.charge.hundredths)}</dd>
        </div>
      )}
    </dl>
  );
}
