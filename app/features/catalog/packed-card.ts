import { type Packed, unpack } from '~/rendering/packed';
import type { CardProduct } from './parts/product-card';

/** A card packed as one string, because a listing carries sixty cards. */
export type PackedCard = Packed<CardProduct>;

export const unpackCard = (card: PackedCard): CardProduct => unpack(card);
