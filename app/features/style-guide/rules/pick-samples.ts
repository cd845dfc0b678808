import type { CardView } from '~/features/catalog/card';

/** Features to show in the samples, one product each. */
const FEATURES: readonly ((card: CardView) => boolean)[] = [
  ({ price }) => price.reference !== null,
  ({ price }) => price.club !== null,
  ({ colors }) => colors.length > 2,
  ({ rating }) => rating > 0,
];

/** Picks products for the style guide that differ as much as possible; four at most, no duplicates. */
export function pickSamples<Card extends CardView>(cards: readonly Card[]): Card[] {
  const picked: Card[] = [];
  const take = (card: Card | undefined) => {
    if (card) picked.push(card);
  };
  const isLeft = ({ id }: Card) => picked.every((other) => other.id !== id);
  for (const isWanted of FEATURES) take(cards.find((card) => isLeft(card) && isWanted(card)));
  while (picked.length < FEATURES.length && cards.some(isLeft)) take(cards.find(isLeft));
  return picked;
}
