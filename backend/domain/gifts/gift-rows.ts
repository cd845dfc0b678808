import type { checkoutRequest } from 'contract/checkout';
import { isGiftCardValue, MAX_GIFT_CARDS_A_ROW, WEB_GIFT_CARD_MODEL } from 'contract/gift-cards';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CartFault, CartReader } from '../cart/cart-row';
import { times } from '../cart/cart-tax';
import type { CartVariant } from '../cart/cart-variants';
import type { ShopLanguage } from '../locale/language';
import { type Amount, amountOf } from '../pricing/display-currency';
import { type PictureWire, pictureJson } from '../reading/picture';
import { type Reader, rowsOf } from '../reading/reader';
import { bestTextFirst } from '../reading/text-fallback';

/** A row of gift cards as a browser sends it; the chosen value is checked. */
export type RequestedGiftRow = z.output<typeof checkoutRequest>['gift_card_products'][number];

/** A validated row of gift cards. It holds no tax: a voucher for goods of several rates is taxed when it is spent. */
export interface GiftRow {
  readonly requested: RequestedGiftRow;
  readonly variant: CartVariant;
  readonly amount: number;
  readonly isOrderable: boolean;
  /** Sent by e-mail only. */
  readonly isWebCard: boolean;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly greeting: string;
  /** Id of the design; null without one. Its name and picture, as far as there is one. */
  readonly templateId: number | null;
  readonly design: string;
  readonly image: PictureWire | null;
  /** The value of one card. */
  readonly unit: Amount;
  readonly total: Amount;
  readonly taxPercentage: 0;
  readonly notice: string;
}

/** A design that gift cards of a model can have. */
export interface GiftTemplate {
  readonly id: number;
  readonly modelId: number;
  readonly name: string;
  readonly image: PictureWire;
}

/** In which currency and language gift cards are shown, and in which designs there are any. */
export interface GiftReader extends Pick<CartReader, 'currency' | 'say'> {
  readonly templates: readonly GiftTemplate[];
}

/** The designs that gift cards of a cart are chosen in. */
export async function readGiftTemplates(
  reader: Reader,
  requested: readonly RequestedGiftRow[],
  language: ShopLanguage,
): Promise<GiftTemplate[]> {
  const ids = requested.flatMap(({ extra_data }) => extra_data?.template_id ?? []);
  if (ids.length === 0) return [];
  return rowsOf<GiftTemplate & Record<string, unknown>>(
    reader,
    sql`
      select g.id, g.model_id as "modelId", ${sql.raw(pictureJson('md'))} as image,
        coalesce((
          select t.name from gift_card_template_texts t where t.template_id = g.id
          order by ${bestTextFirst(language)} limit 1
        ), '') as name
      from gift_card_templates g join media md on md.hash = g.image
      where g.id = any(${sql.param(ids)}::int[])`,
  );
}

/** Rows of gift cards, and why some differ from what was sent. */
export interface GiftRows {
  readonly rows: readonly GiftRow[];
  readonly faults: readonly CartFault[];
}

/**
 * Validates the gift cards of a cart. A value that is not offered, and a product that is no gift card or no longer sold, remove
 * the row; a card that is not sent to the country stays and cannot be ordered. Specification 2 §5.
 */
export function validateGiftRows(
  requested: readonly RequestedGiftRow[],
  variants: ReadonlyMap<number, CartVariant>,
  reader: GiftReader,
): GiftRows {
  const uids = new Set<string>();
  const validated = requested.map((row) => {
    if (uids.has(row.uid)) return { row: null, fault: null };
    uids.add(row.uid);
    return validateGiftRow(row, variants.get(row.productId), reader);
  });
  return {
    rows: validated.flatMap(({ row }) => (row ? [row] : [])),
    faults: validated.flatMap(({ fault }) => (fault ? [fault] : [])),
  };
}

function validateGiftRow(
  requested: RequestedGiftRow,
  variant: CartVariant | undefined,
  { currency, say, templates }: GiftReader,
): { row: GiftRow | null; fault: CartFault | null } {
  const refuse = (text: string) => ({ row: null, fault: { kind: 'giftCard' as const, text } });
  if (!variant?.isPublic || variant.kind !== 'gift_card' || variant.isWithdrawn) return refuse(say('productGone'));
  if (!isGiftCardValue(requested.price)) return refuse(say('giftCardValue'));
  const { giftcard_name, recipient_email, greeting, template_id } = requested.extra_data ?? {};
  const template = templates.find(({ id, modelId }) => id === template_id && modelId === variant.modelId);
  const isWebCard = variant.modelId === WEB_GIFT_CARD_MODEL;
  const amount = Math.min(requested.amount, MAX_GIFT_CARDS_A_ROW);
  const unit = amountOf(requested.price * 100, currency);
  const isOrderable = isWebCard || !variant.isCountryBlocked;
  const row: GiftRow = {
    requested,
    variant,
    amount,
    isOrderable,
    isWebCard,
    recipientName: isWebCard ? (giftcard_name ?? '') : '',
    recipientEmail: isWebCard ? (recipient_email ?? '') : '',
    greeting: isWebCard ? (greeting ?? '') : '',
    templateId: template?.id ?? null,
    design: template?.name ?? '',
    image: template?.image ?? null,
    unit,
    total: times(unit, isOrderable ? amount : 0),
    taxPercentage: 0,
    notice: isOrderable ? '' : say('rowCountryBlocked'),
  };
  const name = giftCardName(variant);
  if (!isOrderable) return { row, fault: { kind: 'stock', text: say('countryBlocked', { name }) } };
  if (amount === requested.amount) return { row, fault: null };
  const text = say('giftCardAmount', { max: MAX_GIFT_CARDS_A_ROW });
  return { row: { ...row, notice: '' }, fault: { kind: 'giftCard', text } };
}

/** The name of a gift card: with its brand, once. */
export const giftCardName = ({ brand, name }: CartVariant): string =>
  name.startsWith(brand) ? name : `${brand} ${name}`.trim();

/** Whether a cart holds nothing but gift cards that are sent by e-mail, so that nothing has to be delivered. */
export const isMailOnly = (products: readonly unknown[], gifts: readonly GiftRow[]): boolean =>
  products.length === 0 && gifts.length > 0 && gifts.every((row) => row.isWebCard);
