import { type Packed, pack, unpack } from '~/ui/packed';
import type { CardProduct } from './parts/product-card';

/** A card as one text: sixty of them travel with a listing. */
export type PackedCard = Packed<CardProduct>;

export const packCard = (product: CardProduct): PackedCard => pack(product);

export const unpackCard = (card: PackedCard): CardProduct => unpack(card);
