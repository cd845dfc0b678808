import { MAX_QUANTITY } from 'contract/cart-limits';
import type { CheckoutRequest } from 'contract/checkout';
import { type Amount, amountOf } from '../pricing/display-currency';
import { cardPrice, isWholeCurrency } from '../pricing/pricing';
import { shareOut } from '../pricing/share-out';
import type { Reader } from '../reading/reader';
import { isSkiPackage, type PackageFacts, packagePartCents, readPackageFacts } from '../ski-wizard/ski-package';
import { availability, dispatchDays } from '../stock/availability';
import { type BundleModels, readBundleModels } from './bundle-models';
import { type CartFault, type CartReader, refusalReason, type ValidatedRow } from './cart-row';
import { sumOf, times } from './cart-tax';
import { type CartVariant, readCartVariants } from './cart-variants';

/** A validated bundle: sold as one row, stored as its parts. */
export interface ValidatedBundle {
  readonly uid: string;
  /** The variant ids of its parts, joined by dashes. */
  readonly id: string;
  /** The bundle's own model, for its name and picture. */
  readonly label: CartVariant;
  readonly amount: number;
  /** Most that can be ordered now, the least of its parts; null: no limit. */
  readonly maxAmount: number | null;
  readonly isOrderable: boolean;
  /** The price of the set. */
  readonly unit: Amount;
  /** What its parts cost one by one; null when that is not more. */
  readonly reference: Amount | null;
  readonly total: Amount;
  readonly notice: string;
  /** Its parts in order; their prices add up to that of the set. */
  readonly parts: readonly ValidatedRow[];
}

type RequestedBundle = CheckoutRequest['bundles'][number];

/** What the bundles of a cart are validated with. */
export interface BundleQuestion {
  readonly where: Parameters<typeof readCartVariants>[2];
  readonly reader: CartReader;
  /** Units of each variant that other rows of the cart take already. */
  readonly taken: ReadonlyMap<number, number>;
}

const variantIds = (id: string): number[] | null =>
  /^\d{1,9}(-\d{1,9})+$/.test(id) ? id.split('-').map(Number) : null;

/**
 * Validates the bundles of a cart: each part has a variant chosen, the price is that of the set, shared out over the parts by
 * their own prices, and the quantity is limited by the part with the least stock, less what other rows take of it. Parts
 * that are no bundle of the shop may be a package of the ski wizard, whose price is the sum of its parts' package prices.
 * Specification 1 §4, 2 §4.
 */
export async function validateBundles(
  db: Reader,
  requested: readonly RequestedBundle[],
  { where, reader, taken }: BundleQuestion,
): Promise<{ bundles: ValidatedBundle[]; faults: CartFault[] }> {
  const ids = requested.flatMap((bundle) => variantIds(bundle.id) ?? []);
  if (requested.length === 0) return { bundles: [], faults: [] };
  const models = await readBundleModels(db, ids);
  const all = [...new Set([...ids, ...models.flatMap(({ bundleVariantIds }) => bundleVariantIds)])];
  const variants = await readCartVariants(db, all, where);
  const packages = await readPackageFacts(db, ids);
  const inUse = new Map(taken);
  const bundles: ValidatedBundle[] = [];
  const faults: CartFault[] = [];
  for (const bundle of requested) {
    const parts = (variantIds(bundle.id) ?? []).flatMap((id) => variants.get(id) ?? []);
    const label = ownVariant(parts, models, variants);
    const set = label ? { label, percentage: null } : skiPackage(parts, packages, reader);
    if (!set || parts.length !== variantIds(bundle.id)?.length) {
      faults.push({ kind: 'stock', text: reader.say('bundleGone') });
      continue;
    }
    const { validated, text } = validateBundle(bundle, set, parts, { reader, inUse });
    bundles.push(validated);
    if (text !== '') faults.push({ kind: 'stock', text });
    if (validated.isOrderable)
      for (const { variant, amount } of validated.parts) inUse.set(variant.id, (inUse.get(variant.id) ?? 0) + amount);
  }
  return { bundles, faults };
}

/** The cheapest variant of the bundle whose parts are exactly the models of these variants, when it is sold. */
function ownVariant(
  parts: readonly CartVariant[],
  bundles: readonly BundleModels[],
  variants: ReadonlyMap<number, CartVariant>,
): CartVariant | null {
  const wanted = parts.map(({ modelId }) => modelId).sort((one, other) => one - other);
  const isIt = ({ partModelIds }: BundleModels) => partModelIds.join() === wanted.join();
  const sold = bundles
    .filter(isIt)
    .flatMap(({ bundleVariantIds }) => bundleVariantIds.flatMap((id) => variants.get(id) ?? []))
    .filter(({ isPublic, price }) => isPublic && price !== null);
  const isSold = parts.every(({ isPublic, isWithdrawn, price }) => isPublic && !isWithdrawn && price !== null);
  if (!isSold) return null;
  return sold.reduce<CartVariant | null>(
    (best, each) => (best?.price && each.price && best.price.activeCents <= each.price.activeCents ? best : each),
    null,
  );
}

/** What is sold as one: named by a variant, with a price of its own or, by a percentage, those of its parts as a ski package. */
interface SoldSet {
  readonly label: CartVariant;
  readonly percentage: number | null;
}

/** The package of the ski wizard that these variants are, shown as its skis under the package's name; null when they are none. */
function skiPackage(parts: readonly CartVariant[], facts: PackageFacts, { say }: CartReader): SoldSet | null {
  const ids = parts.map(({ id }) => id);
  const skis = parts.find(({ id }) => facts.parts.get(id)?.part === 'skis');
  const isSold = parts.every(({ isPublic, isWithdrawn, price }) => isPublic && !isWithdrawn && price !== null);
  if (!skis || !isSold || !isSkiPackage(facts, ids)) return null;
  return { label: { ...skis, name: say('skiPackage'), brand: '' }, percentage: facts.percentage };
}

interface Surroundings {
  readonly reader: CartReader;
  readonly inUse: ReadonlyMap<number, number>;
}

/** Units of a part that are left for this bundle; null without limit. */
function leftOf(variant: CartVariant, inUse: ReadonlyMap<number, number>): number | null {
  const { orderableQuantity } = availability(variant, variant.stocks);
  return orderableQuantity === null ? null : Math.max(0, orderableQuantity - (inUse.get(variant.id) ?? 0));
}

function validateBundle(
  requested: RequestedBundle,
  set: SoldSet,
  variants: readonly CartVariant[],
  { reader, inUse }: Surroundings,
): { validated: ValidatedBundle; text: string } {
  const { say } = reader;
  const { label } = set;
  const name = `${label.brand} ${label.name}`.trim();
  const left = variants.map((variant) => leftOf(variant, inUse));
  const limited = left.flatMap((units) => units ?? []);
  const most = limited.length === 0 ? null : Math.min(...limited, MAX_QUANTITY);
  const refused = [label, ...variants]
    .map((variant, index) => ({
      partName: `${variant.brand} ${variant.name}`.trim(),
      reason: refusalReason({ ...variant, kind: 'product' }, index === 0 ? null : (left[index - 1] ?? null)),
    }))
    .find(({ reason }) => reason !== null);
  const isOrderable = refused === undefined;
  const amount = isOrderable ? Math.min(requested.amount, most ?? MAX_QUANTITY) : requested.amount;
  const isLowered = amount < requested.amount;
  const priced = priceBundle(set, variants, { uid: String(requested.uid), amount, isOrderable }, reader);
  const notice = refused?.reason
    ? say('partNotice', { name: refused.partName, notice: say(refused.reason.notice) })
    : isLowered
      ? say('rowAmountLowered', { left: amount })
      : '';
  const text = refused?.reason
    ? say(refused.reason.text, { name: refused.partName })
    : isLowered
      ? say('amountLowered', { name, left: amount })
      : '';
  const facts = { uid: String(requested.uid), id: requested.id, label, amount, isOrderable, notice };
  return { validated: { ...facts, ...priced, maxAmount: isOrderable ? most : 0 }, text };
}

/** The price of a set and its parts as rows. */
function priceBundle(
  set: SoldSet,
  variants: readonly CartVariant[],
  { uid, amount, isOrderable }: { readonly uid: string; readonly amount: number; readonly isOrderable: boolean },
  reader: CartReader,
): Pick<ValidatedBundle, 'unit' | 'reference' | 'total' | 'parts'> {
  const own = variants.map((variant) => aloneAmount(variant, reader));
  const { unit, shares } = priceSet(set, variants, own, reader);
  const counted = isOrderable ? amount : 0;
  const parcel = setParcel(set, variants, amount);
  const parts = variants.map((variant, index): ValidatedRow => {
    const share = shares[index] ?? EMPTY;
    return {
      requested: { productId: variant.id, amount, bundleHash: uid },
      variant: { ...variant, isLong: parcel.isLong },
      name: variant.name,
      amount,
      maxAmount: null,
      isOrderable,
      unit: share,
      isPriceOverridden: false,
      listCents: share.cents,
      reference: null,
      lowest: null,
      club: null,
      offers: [],
      offerId: null,
      priceType: 'bundle',
      total: times(share, counted),
      taxPercentage: variant.price?.taxPercentage ?? 0,
      ...{ dispatchDays: parcel.dispatchDays, isMounted: parcel.isMounted },
      notice: '',
    };
  });
  const apart = sumOf(own);
  return { unit, reference: apart.cents > unit.cents ? apart : null, total: times(unit, counted), parts };
}

/** A set is sent as one parcel: the slowest part rules, as its product page says. The shop mounts the skis of a package. */
function setParcel({ percentage }: SoldSet, variants: readonly CartVariant[], amount: number) {
  const held = ({ stocks }: CartVariant) => stocks.reduce((sum, { quantity }) => sum + quantity, 0);
  const dispatch = Math.max(...variants.map((variant) => dispatchDays(variant, held(variant), amount)));
  const isMounted = percentage !== null || variants.some(({ isSkiBundle }) => isSkiBundle);
  return { dispatchDays: dispatch, isLong: variants.some(({ isLong }) => isLong), isMounted };
}

/** What a variant costs alone. */
const aloneAmount = ({ price, ...variant }: CartVariant, { segments, currency }: CartReader): Amount =>
  price ? amountOf(cardPrice(price, variant, segments).activeCents, currency) : EMPTY;

/** What a set costs, and what of it each part costs, each rounded to the smallest amount of its currency. */
function priceSet(
  { label, percentage }: SoldSet,
  variants: readonly CartVariant[],
  own: readonly Amount[],
  reader: CartReader,
): { readonly unit: Amount; readonly shares: readonly Amount[] } {
  const { segments, currency } = reader;
  if (percentage !== null) {
    const shares = variants.map(({ price, ...variant }) => {
      if (!price) return EMPTY;
      const { activeCents } = cardPrice(price, variant, segments);
      const part = { regularCents: price.regularCents, activeCents, allowDiscount: variant.allowDiscount };
      return amountOf(packagePartCents(part, percentage), currency);
    });
    return { unit: sumOf(shares), shares };
  }
  const unit = aloneAmount(label, reader);
  const cents = shareOut(
    unit.cents,
    own.map((each) => each.cents),
  );
  const quantum = isWholeCurrency(currency.code) ? 100 : 1;
  const display = shareOut(
    unit.display,
    own.map((each) => each.display),
    quantum,
  );
  return { unit, shares: cents.map((each, index) => ({ cents: each, display: display[index] ?? 0 })) };
}

const EMPTY: Amount = { cents: 0, display: 0 };
