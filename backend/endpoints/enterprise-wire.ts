import type { enterpriseOrder, listedEnterpriseOrder } from 'contract/enterprise';
import type { z } from 'zod';
import { choiceOf } from '../domain/cart/cart-row';
import { needsCustomsAcknowledgement } from '../domain/delivery/delivery-countries';
import type { SelectedModel } from '../domain/enterprise/agreed-selection';
import type { CompanyPerson } from '../domain/enterprise/company-person';
import { needsApproval } from '../domain/enterprise/decide-enterprise-order';
import type { ListedEnterpriseOrder } from '../domain/enterprise/list-enterprise-orders';
import type { EnterpriseOrderView, EnterpriseRowView, TwoPrices } from '../domain/enterprise/view-enterprise-order';
import { containedVat } from '../domain/pricing/pricing';
import { productPath } from './gift-wire';

const twoPrices = ({ gross, net }: TwoPrices) => ({ gross_minor: gross, net_minor: net });
const orNone = (prices: TwoPrices | null) => (prices === null ? null : twoPrices(prices));

/** An enterprise order in a list. */
export const presentListed = (order: ListedEnterpriseOrder): z.input<typeof listedEnterpriseOrder> => ({
  id: order.id,
  status: order.status,
  name: order.name,
  person: order.person,
  cost_centre: order.costCentre,
  reference: order.reference,
  units: order.units,
  at: order.at,
  total_minor: order.totalHundredths,
  net_minor: order.netHundredths,
  currency_code: order.currency,
  order_number: order.orderNumber,
  payment_reference: order.paymentReference,
});

/** An enterprise order for one of its people. */
export function presentEnterpriseOrder(
  view: EnterpriseOrderView,
  person: CompanyPerson,
  hasBuyer: boolean,
): z.input<typeof enterpriseOrder> {
  const { order, placed } = view;
  return {
    id: order.id,
    status: order.status,
    person: view.personName,
    is_own: order.customerId === person.customerId,
    decided_by: view.deciderName,
    decided: order.decidedAt?.toISOString() ?? null,
    decision_note: order.decisionNote,
    submitted: order.submittedAt?.toISOString() ?? null,
    details: detailsOf(view),
    country_code: order.country,
    needs_customs: needsCustomsAcknowledgement(order.country),
    delivery_methods: view.offers.map(({ slug, name, timeEstimate, price }) => ({
      id: slug,
      name,
      time: timeEstimate,
      price_minor: price.display,
    })),
    rows: view.rows.map(presentRow),
    currency_code: order.currency,
    goods: twoPrices(view.goods),
    delivery: twoPrices(view.delivery),
    total: twoPrices(view.total),
    asked_total_minor: order.askedTotalHundredths,
    errors: [...view.faults],
    can_invoice: view.canInvoice,
    needs_approval: needsApproval(person, view.netCents),
    has_buyer: hasBuyer,
    can_decide: order.status === 'waiting' && person.role === 'buyer',
    order: placed && {
      number: placed.number,
      payment_reference: placed.paymentReference,
      status: placed.status,
    },
  };
}

const detailsOf = ({ order, deliverySlug }: EnterpriseOrderView) => ({
  name: order.name,
  cost_centre: order.costCentre,
  reference: order.reference,
  message: order.message,
  first_name: order.firstName,
  last_name: order.lastName,
  address: order.address,
  postal_code: order.postalCode,
  city: order.city,
  phone: order.phone,
  delivery_method: deliverySlug,
  acknowledges_customs: order.acknowledgesCustoms,
});

function presentRow({ row, label, ...view }: EnterpriseRowView): z.input<typeof enterpriseOrder>['rows'][number] {
  return {
    productId: row.variantId,
    name: label?.name ?? '',
    brand: label?.brand ?? '',
    choice: label ? choiceOf(label).join(', ') : '',
    path: label ? productPath(label) : '',
    image: label?.image ?? null,
    amount: row.amount,
    asked_amount: row.askedAmount,
    asked_price_minor: row.askedUnitHundredths,
    price: orNone(view.unit),
    regular_minor: view.regular,
    total: orNone(view.total),
    tax_percentage: view.taxPercentage,
    max_amount: view.maxAmount,
    is_orderable: view.isOrderable,
    notice: view.notice,
    is_price_changed: view.isPriceChanged,
  };
}

/** A product of the agreed selection, shown by its first variant. */
export function presentSelected({ id, variants }: SelectedModel) {
  const first = variants[0]?.variant;
  return {
    id,
    name: first?.name ?? '',
    brand: first?.brand ?? '',
    path: first ? productPath(first) : '',
    image: first?.image ?? null,
    variants: variants.map(({ variant, unit, reference, taxPercentage, isOrderable, notice }) => ({
      productId: variant.id,
      choice: choiceOf(variant).join(', '),
      price: { gross_minor: unit.display, net_minor: unit.display - containedVat(unit.display, taxPercentage) },
      regular_minor: reference?.display ?? null,
      is_orderable: isOrderable,
      notice,
    })),
  };
}
