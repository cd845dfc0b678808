import type { importedOrder, order as orderSchema } from 'contract/orders';
import type { z } from 'zod';
import { GIFT_CARD_PROCESSOR } from '../domain/cart/cart-gifts';
import { bonusPaid } from '../domain/customers/spend-bonus';
import { maskedHint } from '../domain/gifts/gift-code';
import type { ImportedOrderView } from '../domain/orders/imported-orders';
import type { OrderRowView, OrderView } from '../domain/orders/order-reading';
import type { PaymentOffer } from '../domain/orders/payment-offers';
import { toEuros } from '../domain/pricing/pricing';
import { PAYMENT_TIME_MS } from '../payments/payment-time';
import { presentBonusPayment, productPath } from './gift-wire';

type OrderWire = z.input<typeof orderSchema>;

/** An order in the contract's words. @param offers the ways to pay it, while it waits for its payment */
export function presentOrder(
  { order, rows, payment, cardPayments, ...view }: OrderView,
  offers: readonly PaymentOffer[] = [],
): OrderWire {
  const isWaiting = order.status === 'awaiting_payment';
  const bonus = bonusPaid(order);
  const covered = cardPayments.reduce((sum, { displayHundredths }) => sum + displayHundredths, bonus.display);
  return {
    order_number: order.number,
    payment_reference: order.paymentReference,
    status: order.status,
    placed: order.placedAt.toISOString(),
    paid: order.paidAt?.toISOString() ?? null,
    email: order.email,
    phone: order.phone,
    first_name: order.firstName,
    last_name: order.lastName,
    address: order.address,
    postal_code: order.postalCode,
    city: order.city,
    country_code: order.country,
    delivery_method: deliveryNameOf({ order, ...view }),
    delivery_location: order.deliveryLocationName,
    shipping_time_str: order.shippingTime,
    payment_method: payment.name,
    special_request: order.specialRequest,
    gift_company: order.giftCompany,
    part_delivery: order.isPartDelivery,
    pikanouto: order.isExpressPickup,
    tracking_code: null,
    rows: rows.map((row) => presentRow(row, { order, ...view })),
    total_price: toEuros(order.totalCents),
    tax: toEuros(order.taxCents),
    currency_code: order.currency,
    currency_rate: order.currencyRate,
    display_total_minor: order.displayTotalHundredths,
    display_tax_minor: order.displayTaxHundredths,
    payment_events: [...presentBonusPayment(bonus), ...cardPayments.map(presentPaidByCard)],
    display_due_minor: order.displayTotalHundredths - covered,
    charge_currency: order.chargeCurrency,
    charge_minor: order.chargeHundredths,
    can_cancel: false,
    payment_status: payment.status,
    payment_due: payment.dueAt?.toISOString() ?? null,
    pay_until: isWaiting ? new Date(order.placedAt.getTime() + PAYMENT_TIME_MS).toISOString() : null,
    payment_methods: offers.map(({ slug, name, description }) => ({
      id: slug,
      name,
      description,
      is_chosen: slug === payment.method,
    })),
  };
}

function presentPaidByCard({ id, kind, hint, cents, displayHundredths }: OrderView['cardPayments'][number]) {
  return {
    payment_id: id,
    processor_slug: GIFT_CARD_PROCESSOR,
    giftcard: { code: maskedHint(hint), kind },
    created: null,
    amount: toEuros(cents),
    display_amount_minor: displayHundredths,
  };
}

type TellingOrder = Pick<OrderView, 'order' | 'language' | 'deliveryName'>;

/** The way of delivery in the visitor's language; in the order's own as it was read then. */
const deliveryNameOf = ({ order, language, deliveryName }: TellingOrder): string =>
  order.language === language ? order.deliveryName : (deliveryName ?? order.deliveryName);

/** The name of a row: goods as they were bought, the way of delivery in the visitor's language. */
const rowName = ({ row }: OrderRowView, telling: TellingOrder): string =>
  row.kind === 'delivery' && row.name === telling.order.deliveryName ? deliveryNameOf(telling) : row.name;

function presentRow(view: OrderRowView, telling: TellingOrder): OrderWire['rows'][number] {
  const { row, label } = view;
  return {
    productId: row.variantId,
    kind: row.kind,
    name: rowName(view, telling),
    description: row.description,
    brand: label?.brand ?? '',
    category: label?.category ?? '',
    path: label ? productPath(label) : '',
    image: label?.image ?? null,
    amount: row.amount,
    price: toEuros(row.unitCents),
    total_price: toEuros(row.totalCents),
    tax_percentage: row.taxPercentage,
    display_price_minor: row.displayUnitHundredths,
    display_total_minor: row.displayTotalHundredths,
    bundle: row.bundle,
    bundle_name: row.bundleName,
  };
}

/** An order of the shop that was left. */
export const presentImportedOrder = (order: ImportedOrderView): z.input<typeof importedOrder> => ({
  order_number: order.number,
  email: order.email,
  status: order.status,
  placed: order.placedAt.toISOString(),
  currency_code: order.currency,
  display_total_minor: order.totalHundredths,
  rows: order.rows.map(({ name, amount, unitHundredths }) => ({ name, amount, display_price_minor: unitHundredths })),
});
