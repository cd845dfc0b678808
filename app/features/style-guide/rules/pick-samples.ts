import type { CardView } from '~/features/catalog/card';

/** What the samples should show, each in a product of its own. */
const WANTED: readonly ((card: CardView) => boolean)[] = [
  ({ price }) => price.reference !== null,
  ({ price }) => price.club !== null,
  ({ colors }) => colors.length > 2,
  ({ rating }) => rating > 0,
];

/** Products for the style guide, as different from each other as the shop has them; four at most, each once. */
export function pickSamples<Card extends CardView>(cards: readonly Card[]): Card[] {
  const picked: Card[] = [];
  const take = (card: Card | undefined) => {
    if (card) picked.push(card);
  };
  const isLeft = ({ id }: Card) => picked.every((other) => other.id !== id);
  for (const isWanted of WANTED) take(cards.find((card) => isLeft(card) && isWanted(card)));
  while (picked.length < WANTED.length && cards.some(isLeft)) take(cards.find(isLeft));
  return picked;
}
