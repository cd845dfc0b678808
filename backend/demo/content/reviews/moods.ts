/** Things to draw from, and how often each comes. */
export type Weighted<Item> = readonly (readonly [item: Item, weight: number])[];

/** How good buyers find a model. */
export type Mood = 'good' | 'mixed' | 'weak';

export const MOODS: Weighted<Mood> = [
  ['good', 78],
  ['mixed', 17],
  ['weak', 5],
];

/**
 * How often each rating is given, by how good the model is: shops see many best ones and a small tail of worst ones,
 * one star, which is the least that the form takes.
 */
export const RATINGS: Readonly<Record<Mood, Weighted<number>>> = {
  good: [
    [10, 42],
    [9, 20],
    [8, 22],
    [7, 6],
    [6, 4],
    [5, 1],
    [4, 2],
    [2, 3],
  ],
  mixed: [
    [10, 20],
    [9, 12],
    [8, 24],
    [7, 14],
    [6, 12],
    [5, 6],
    [4, 6],
    [3, 2],
    [2, 4],
  ],
  weak: [
    [10, 10],
    [8, 18],
    [7, 12],
    [6, 18],
    [5, 12],
    [4, 12],
    [3, 6],
    [2, 12],
  ],
};
