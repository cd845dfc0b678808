import type { CheckoutRequest } from 'contract/checkout';
import type { ExpressPickup } from 'contract/express-pickup';
import { daysToDispatch } from 'contract/parcel-days';
import { shortDay } from '../delivery/delivery-dates';
import type { StoreOffer } from '../delivery/pickup-stores';
import type { ShopLanguage } from '../locale/language';
import { type Amount, amountOf, type DisplayCurrency } from '../pricing/display-currency';
import type { CartFault, ValidatedRow } from './cart-row';
import type { CartSettings } from './cart-settings';
import type { SayCheckout } from './checkout-texts';

/** What a cart can be given in addition to its products. */
export type ServiceKind = 'repack' | 'pikanouto' | 'part_delivery';

/** A service that is offered for a cart. */
export interface CartService {
  readonly kind: ServiceKind;
  readonly isChosen: boolean;
  /** Gross, for this cart. */
  readonly price: Amount;
  /** As an order's row names it. */
  readonly name: string;
  /** What the shopper must know, in the cart's language. */
  readonly note: string;
}

/** What decides which services a cart has. */
export interface ServiceQuestion {
  readonly request: CheckoutRequest;
  readonly rows: readonly ValidatedRow[];
  readonly subtotalCents: number;
  readonly settings: CartSettings;
  readonly currency: DisplayCurrency;
  readonly language: ShopLanguage;
  readonly say: SayCheckout;
}

const orderable = (rows: readonly ValidatedRow[]) => rows.filter((row) => row.isOrderable);

/** Whether some rows can be sent at once and others only later. */
function canBeSplit(rows: readonly ValidatedRow[]): boolean {
  const atHand = orderable(rows).filter((row) => daysToDispatch(row.dispatchDays) === 0).length;
  return atHand > 0 && atHand < orderable(rows).length;
}

/** Gift wrapping, free above a threshold; a setting decides whether it is offered. Specification 1 §7 (repack_cost). */
function repack({ request, rows, subtotalCents, settings, currency, say }: ServiceQuestion): CartService[] {
  const { repackCents, repackFreeFromCents } = settings;
  if (repackCents === null || orderable(rows).length === 0) return [];
  const isFree = repackFreeFromCents > 0 && subtotalCents >= repackFreeFromCents;
  const price = amountOf(isFree ? 0 : repackCents, currency);
  return [{ kind: 'repack', isChosen: request.repack, price, name: say('repack'), note: '' }];
}

/** Sending what is at hand at once and the rest later; the setting part_delivery_mode decides whether and for how much. */
function partDelivery({ request, rows, settings, currency, say }: ServiceQuestion): CartService[] {
  const { partDeliveryCents } = settings;
  if (partDeliveryCents === null || !canBeSplit(rows)) return [];
  const isChosen = request.delivery_extra_data.part_delivery === true && !request.pikanouto;
  const price = amountOf(partDeliveryCents, currency);
  return [{ kind: 'part_delivery', isChosen, price, name: say('partDelivery'), note: '' }];
}

/** Services that do not depend on stores: gift wrapping and delivery in parts. */
export function parcelServices(question: ServiceQuestion): CartService[] {
  return [...repack(question), ...partDelivery(question)];
}

type ReadyStore = { readonly name: string; readonly express: ExpressPickup };

/** Stores that are ready at the same time, together; in the order of the first of each. */
function readyTimes(stores: readonly ReadyStore[]): { readonly names: string[]; readonly express: ExpressPickup }[] {
  const times = new Map<string, { names: string[]; express: ExpressPickup }>();
  for (const { name, express } of stores) {
    const key = `${express.day} ${express.readyAfter} ${express.orderBy}`;
    const time = times.get(key);
    if (time) time.names.push(name);
    else times.set(key, { names: [name], express });
  }
  return [...times.values()];
}

/**
 * Express pick-up: offered when a store with express pick-up has every row in stock now. Orders by 09:00 on weekdays are ready
 * after 11:00, by 14:00 after 16:00. Specification 2 §9.
 */
export function expressService(
  { request, currency, language, say }: ServiceQuestion,
  stores: readonly StoreOffer[],
): { readonly services: CartService[]; readonly faults: CartFault[] } {
  const ready = stores.flatMap(({ name, express }) => (express ? [{ name, express }] : []));
  if (ready.length === 0) {
    const faults = request.pikanouto ? [{ kind: 'service' as const, text: say('pikanoutoGone') }] : [];
    return { services: [], faults };
  }
  const note = readyTimes(ready).map(({ names, express }) =>
    say('pikanoutoReady', {
      store: names.join(', '),
      day: shortDay(express.day, language),
      ready: express.readyAfter,
      order: express.orderBy,
    }),
  );
  const price = amountOf(0, currency);
  const isChosen = request.pikanouto;
  return {
    services: [{ kind: 'pikanouto', isChosen, price, name: say('pikanouto'), note: note.join(' ') }],
    faults: [],
  };
}

/** Whether a service was chosen and is offered. */
export const hasService = (services: readonly CartService[], kind: ServiceKind): boolean =>
  services.some((service) => service.kind === kind && service.isChosen);

/** The chosen services that an order has a row for: those whose price or work shows on it. */
export const serviceRows = (services: readonly CartService[]): CartService[] =>
  services.filter(({ kind, isChosen }) => isChosen && kind !== 'pikanouto');
