import type { postCheckout } from 'contract/checkout';
import type { z } from 'zod';
import type { ValidatedBundle } from '../domain/cart/cart-bundles';
import { timeOf } from '../domain/cart/cart-delivery';
import type { ValidatedRow } from '../domain/cart/cart-row';
import type { ValidatedCart } from '../domain/cart/cart-validation';
import type { TransferRequest } from '../domain/cart/transfer-request';
import { shortDay } from '../domain/delivery/delivery-dates';
import type { StoreOffer } from '../domain/delivery/pickup-stores';
import { promisedDates } from '../domain/delivery/row-times';
import { shippingTime } from '../domain/delivery/shipping-time';
import { toEuros, toOptionalEuros } from '../domain/pricing/pricing';
import { presentBonusPayment, presentCardPayment, presentGiftRow, productPath } from './gift-wire';

type CheckoutWire = z.input<(typeof postCheckout)['answers'][200]>;

/** A validated cart in the contract's words, without Klarna's snippet. Company orders are not built yet and have an empty value. */
export function presentCheckout(cart: ValidatedCart): CheckoutWire {
  return {
    ...presentCodes(cart),
    payment_events: [...presentBonusPayment(cart.bonusPayment), ...cart.cardPayments.map(presentCardPayment)],
    reason: null,
    paypal_checkout: false,
    products: cart.rows.map((row) => presentRow(row, cart)),
    transfer_request_from: cart.transfer?.from.map(({ slug }) => slug) ?? null,
    transfer_request: cart.transfer && presentTransfer(cart.transfer),
    bundles: cart.bundles.map((bundle) => presentBundle(bundle, cart)),
    total_price: toEuros(cart.total.cents),
    delivery_cost: toEuros(cart.delivery?.price.cents ?? 0),
    payment_methods: cart.paymentOffers.map(({ slug, name, processor, description, kind }) => ({
      id: slug,
      name,
      processor_slug: processor,
      description,
      kind,
    })),
    ...presentDelivery(cart),
    club_bonus: toEuros(cart.bonus.cents),
    club_bonus_balance: toOptionalEuros(cart.bonusBalance?.cents ?? null),
    shipping_time_str: cart.shippingTime,
    gift_card_products: cart.giftRows.map(presentGiftRow),
    ...presentGift(cart),
    enterprise_order: cart.modes.enterpriseOrder === null ? null : { id: cart.modes.enterpriseOrder },
    add_on_order: cart.modes.addOnOrder || null,
    card_checkout_mode: cart.modes.isCardCheckout,
    errors: cart.faults.map((fault) => fault.text),
    klarna_order_id: null,
    tax: cart.tax.map(({ percentage, cents, display }) => ({
      percentage,
      amount: toEuros(cents),
      display_amount_minor: display,
    })),
    goods_price: toEuros(cart.subtotal.cents),
    currency_code: cart.currency.code,
    display_goods_minor: cart.subtotal.display,
    display_delivery_minor: cart.delivery?.price.display ?? 0,
    display_total_minor: cart.total.display,
    display_due_minor: cart.due.display,
    display_gift_cards_minor: cart.giftTotal.display,
    charge_currency: cart.charge.currency,
    charge_minor: cart.charge.hundredths,
  };
}

/** The gift of a company that the cart is, while its code can be used. */
function presentGift({ gift }: ValidatedCart) {
  if (gift?.state !== 'open' || !gift.terms) return { giftcampaign_data: null, gift_campaign: null };
  const { slug, company, delivery, address, postalCode, city } = gift.terms;
  const place = delivery === 'company' ? { address, postal_code: postalCode, city } : null;
  return {
    giftcampaign_data: { code: gift.code, campaign: slug },
    gift_campaign: { name: company, place },
  };
}

/** When rows arrive, as their product pages promise it; empty for what cannot be ordered, and between stores. */
function arrivalDates(rows: readonly ValidatedRow[], { country, addedDays, now, language, transfer }: ValidatedCart) {
  if (transfer || !rows.every(({ isOrderable }) => isOrderable)) return '';
  return promisedDates(
    rows.map((row) => timeOf(row, country, addedDays)),
    now,
    language,
  );
}

function presentBundle(bundle: ValidatedBundle, cart: ValidatedCart) {
  const { uid, id, label, amount, maxAmount, unit, reference, total, notice, parts } = bundle;
  return {
    uid,
    id,
    amount,
    name: label.name,
    brand: label.brand,
    path: productPath(label),
    image: label.image,
    max_amount: maxAmount,
    price: toEuros(unit.cents),
    reference_price: toOptionalEuros(reference?.cents ?? null),
    total_price: toEuros(total.cents),
    notice,
    arrival_dates: arrivalDates(parts, cart),
    display_price_minor: unit.display,
    display_reference_minor: reference?.display ?? null,
    display_total_minor: total.display,
  };
}

function presentCodes({ codes: { discount, refused }, takesCodes, cardPayments }: ValidatedCart) {
  return {
    cart_discount: discount && {
      code: discount.code,
      amount: toEuros(discount.total.cents),
      display_amount_minor: discount.total.display,
    },
    discount_codes: [...(discount ? [discount.code] : []), ...cardPayments.map(({ card }) => card.code)],
    refused_codes: refused.map(({ code, text }) => ({ code, text })),
    takes_discount_codes: takesCodes,
  };
}

/** Delivery methods, the services around them, and pick-up stores. */
function presentDelivery(cart: ValidatedCart) {
  return {
    delivery_methods: cart.deliveryOffers.map((offer) => ({
      id: offer.slug,
      name: offer.name,
      price: toEuros(offer.price.cents),
      time_estimate: offer.timeEstimate,
      kind: offer.kind,
      needs_location: offer.needsLocation,
      description: offer.description,
      dates: offer.dates,
      display_price_minor: offer.price.display,
    })),
    delivery_thresholds: {
      delivery_threshold: toEuros(cart.freeDeliveryCents),
      repack_threshold: toEuros(cart.freeRepackCents),
    },
    repack_cost: toOptionalEuros(cart.services.find(({ kind }) => kind === 'repack')?.price.cents ?? null),
    services: cart.services.map(({ kind, isChosen, name, price, note }) => ({
      kind,
      is_chosen: isChosen,
      name,
      price: toEuros(price.cents),
      display_price_minor: price.display,
      note,
    })),
    pickup_stores: cart.stores.map((store) => presentStore(store, cart)),
  };
}

function presentStore(
  { id, name, streetAddress, postalCode, city, here, coming, ready, express }: StoreOffer,
  { language, say }: ValidatedCart,
) {
  return {
    id,
    name,
    street_address: streetAddress,
    postal_code: postalCode,
    city,
    here: [...here],
    coming: [...coming],
    ready: ready.words,
    ready_dates: ready.dates,
    express: express ? say('readyAfter', { day: shortDay(express.day, language), ready: express.readyAfter }) : '',
  };
}

const presentStores = (stores: TransferRequest['from']) => stores.map(({ slug, name }) => ({ slug, name }));

const presentTransfer = ({ from, to, reservesQuantity, isHighPriority }: TransferRequest) => ({
  from: presentStores(from),
  to: presentStores(to),
  reserve_quantity: reservesQuantity,
  high_priority: isHighPriority,
});

/** What a row says of a transfer request; nothing without one. */
const presentTransferRow = ({ requested, variant }: ValidatedRow, transfer: TransferRequest | null) =>
  transfer === null
    ? { transferAmounts: null, transferAmountsFrom: null, transfer_stocks: null }
    : {
        transferAmounts: requested.transferAmounts ?? null,
        transferAmountsFrom: requested.transferAmountsFrom ?? null,
        transfer_stocks: Object.fromEntries(variant.stocks.map(({ storeSlug, quantity }) => [storeSlug, quantity])),
      };

function presentRow(row: ValidatedRow, cart: ValidatedCart): CheckoutWire['products'][number] {
  const { language, transfer, offerTexts } = cart;
  const { requested, variant, unit, reference, total, lowest, club, offers } = row;
  const isRenamed = row.name !== variant.name;
  return {
    productId: variant.id,
    amount: row.amount,
    name: row.name,
    frozen: requested.frozen ?? false,
    nameOverride: isRenamed ? row.name : null,
    priceOverride: row.isPriceOverridden ? toEuros(unit.cents) : null,
    extra_data: requested.extra_data ?? null,
    ...presentTransferRow(row, transfer),
    bundleHash: requested.bundleHash ?? null,
    max_amount: row.maxAmount,
    on_order: variant.onOrder,
    modelId: variant.modelId,
    brand: variant.brand,
    category: variant.category,
    path: productPath(variant),
    image: variant.image,
    color: variant.color,
    size: variant.size,
    type: variant.type,
    price: toEuros(unit.cents),
    reference_price: toOptionalEuros(reference?.cents ?? null),
    price_type: row.priceType,
    total_price: toEuros(total.cents),
    tax_percentage: row.taxPercentage,
    shipping_time_str: shippingTime(row.dispatchDays, language).text,
    arrival_dates: arrivalDates([row], cart),
    notice: row.notice,
    display_price_minor: unit.display,
    display_reference_minor: reference?.display ?? null,
    display_total_minor: total.display,
    lowest_30_days: toOptionalEuros(lowest?.cents ?? null),
    display_lowest_minor: lowest?.display ?? null,
    club_price: toOptionalEuros(club?.cents ?? null),
    display_club_minor: club?.display ?? null,
    offer: offerTexts.get(row.offerId ?? 0) ?? null,
    segment_prices: offers.map(({ segment, amount }) => ({
      segment,
      price: toEuros(amount.cents),
      display_minor: amount.display,
    })),
  };
}
