import { postReview } from 'contract/reviews';
import { expect, test } from 'vitest';
import { DEMO_MODELS } from '../all-models';
import { DEMO_REVIEWS } from './all-reviews';
import { composeReviews } from './compose-reviews';
import type { DemoReview } from './review';
import { GEAR } from './sayings/rock-and-water';

const models = new Map(DEMO_MODELS.map((model) => [model.slug, model]));

function grouped(key: (review: DemoReview) => string): Map<string, DemoReview[]> {
  const groups = new Map<string, DemoReview[]>();
  for (const review of DEMO_REVIEWS) groups.set(key(review), [...(groups.get(key(review)) ?? []), review]);
  return groups;
}

const byModel = grouped(({ model }) => model);
const share = (matches: (rating: number) => boolean): number =>
  DEMO_REVIEWS.filter(({ rating }) => matches(rating)).length / DEMO_REVIEWS.length;

test('there are at least 2,500 reviews, most of them Finnish and some in every language', () => {
  expect(DEMO_REVIEWS.length).toBeGreaterThanOrEqual(2500);
  const languages = grouped(({ language }) => language);
  expect([...languages.keys()].sort()).toEqual(['de', 'en', 'fi', 'fr', 'ru', 'sv']);
  expect(languages.get('fi')?.length).toBeGreaterThan(DEMO_REVIEWS.length / 2);
});

test('the newest composed reviews of a model are in Finnish', () => {
  for (const model of DEMO_MODELS.slice(0, 60))
    for (const { language } of composeReviews(model, 12).slice(0, 2)) expect(language, model.slug).toBe('fi');
});

test('what there is one of has no reviews', () => {
  const used = DEMO_MODELS.filter(({ noun }) => noun.startsWith('used'));
  expect(used.length).toBeGreaterThan(3);
  for (const { slug } of used) expect(byModel.get(slug), slug).toBeUndefined();
});

test('sets and tents are not spoken of as of any gear', () => {
  const general = new Set(Object.values(GEAR).flatMap(({ praise, caveat, fault }) => [...praise, ...caveat, ...fault]));
  const told = DEMO_REVIEWS.filter(({ model }) => {
    const { bundle, noun = 'tent' } = models.get(model) ?? {};
    return bundle !== undefined || noun === 'tent';
  });
  expect(told.length).toBeGreaterThan(20);
  for (const { model, comment } of told)
    for (const sentence of general) expect(comment.includes(sentence), `${model}: ${comment}`).toBe(false);
});

test('ratings are spread as shops see them: mostly good, a few very bad', () => {
  expect(share((rating) => rating >= 8)).toBeGreaterThan(0.65);
  expect(share((rating) => rating >= 8)).toBeLessThan(0.9);
  expect(share((rating) => rating > 2 && rating <= 6)).toBeGreaterThan(0.07);
  expect(share((rating) => rating <= 2)).toBeGreaterThan(0);
  expect(share((rating) => rating <= 2)).toBeLessThan(0.06);
});

test('nobody gives less than one star, the least that the form takes', () => {
  const { rating: taken } = postReview.body.shape;
  for (const { rating, model } of DEMO_REVIEWS) expect(taken.safeParse(rating).success, model).toBe(true);
});

test('a few models have dozens of reviews, a third has none', () => {
  const amounts = [...byModel.values()].map((reviews) => reviews.length);
  expect(amounts.filter((amount) => amount >= 30).length).toBeGreaterThanOrEqual(10);
  expect(Math.max(...amounts)).toBeLessThanOrEqual(120);
  const silent = 1 - byModel.size / DEMO_MODELS.length;
  expect(silent).toBeGreaterThan(0.25);
  expect(silent).toBeLessThan(0.45);
});

test('nobody says the same as another of the same model, nor twice the same sentence', () => {
  for (const [slug, reviews] of byModel) {
    const comments = reviews.map(({ comment }) => comment);
    expect(new Set(comments).size, slug).toBe(comments.length);
    for (const comment of comments) {
      const sentences = comment.split(/(?<=[.!?]) (?=\p{Lu})/u);
      expect(new Set(sentences).size, comment).toBe(sentences.length);
      expect(comment.trim(), slug).not.toBe('');
    }
  }
});

test('a sentence is not told twice within ten reviews of a model, written ones aside', () => {
  for (const model of DEMO_MODELS.slice(0, 80)) {
    const told = composeReviews(model, 60).map(({ comment }) => comment.split(/(?<=[.!?]) (?=\p{Lu})/u));
    told.forEach((sentences, place) => {
      const before = new Set(told.slice(Math.max(0, place - 10), place).flat());
      for (const sentence of sentences) expect(before.has(sentence), `${model.slug}: ${sentence}`).toBe(false);
    });
  }
});

test('no review is older than its model or three years', () => {
  for (const { model, daysAgo } of DEMO_REVIEWS) {
    expect(daysAgo, model).toBeLessThanOrEqual(Math.min(models.get(model)?.age ?? 0, 1095));
    expect(daysAgo, model).toBeGreaterThan(0);
  }
});

test('fit is told of goods that come in sizes only', () => {
  const told = DEMO_REVIEWS.filter(({ fit }) => fit !== undefined);
  expect(told.length).toBeGreaterThan(500);
  for (const { model } of told) expect(models.get(model)?.sizes.length, model).toBeGreaterThan(1);
});

test('some reviews have pictures, some are long, and votes have a long tail', () => {
  expect(DEMO_REVIEWS.filter(({ pictures }) => pictures.length > 0).length).toBeGreaterThan(50);
  expect(DEMO_REVIEWS.filter(({ comment }) => comment.length > 300).length).toBeGreaterThan(3);
  const ups = DEMO_REVIEWS.map(({ up }) => up).sort((one, other) => one - other);
  expect(ups[Math.floor(ups.length / 2)]).toBeLessThanOrEqual(2);
  expect(ups.at(-1)).toBeGreaterThan(25);
});

test('the same model is reviewed the same way every time', () => {
  const [model] = DEMO_MODELS;
  if (!model) throw new Error('The shop has no models.');
  expect(composeReviews(model, 20)).toEqual(composeReviews(model, 20));
});
