import type { ShopLanguage } from '../../../domain/locale/language';
import { plateViews } from '../../illustrations/draw-plate';
import { seededRandom } from '../../illustrations/plates/geometry';
import { seedOf } from '../compose-family';
import type { DemoModel } from '../model';
import { type FitScore, fitRemarks, measuresOf } from './fit-remarks';
import { type ReviewKind, reviewKind } from './kinds';
import { MOODS, RATINGS, type Weighted } from './moods';
import type { DemoReview, ReviewPicture } from './review';
import { FIRST_NAMES, INITIALS, NICKNAMES } from './reviewers';
import { ANY_GOODS } from './sayings/any-goods';

/** Reviews older than this are not shown in shops either. */
const OLDEST_DAYS = 1095;
/** The first review comes when somebody has had it for a while. */
const FIRST_DAYS = 6;

/** The newest reviews of a model are in the shop's main language: most visitors read it, and the newest stand first. */
const NEWEST_IN_FINNISH = 2;

/** A sentence comes again after so many reviews of the model at the earliest: more than a page shows at a time. */
const APART = 12;

/** Share of reviews whose purchase the shop has checked; the others are older than the check. */
const VERIFIED = 0.7;

const LANGUAGES: Weighted<ShopLanguage> = [
  ['fi', 58],
  ['sv', 13],
  ['en', 10],
  ['de', 8],
  ['ru', 6],
  ['fr', 5],
];

const FIT_SCORES: readonly FitScore[] = [2, 4, 6, 8, 10];

type Random = () => number;

function draw<Item>(items: Weighted<Item>, random: Random): Item {
  let left = random() * items.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  const [first] = items;
  if (!first) throw new Error('There is nothing to draw from.');
  return first[0];
}

/** Gives the items in a shuffled order, again and again: the same one comes back as late as it can. */
function deck(items: readonly string[], random: Random): () => string[] {
  const order = items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
  let next = 0;
  return () => {
    const item = order[next % Math.max(1, order.length)];
    next += 1;
    return item === undefined ? [] : [item];
  };
}

type Decks = Record<'praise' | 'caveat' | 'fault' | 'story' | 'anyPraise' | 'anyCaveat' | 'anyFault', () => string[]>;

/** What is said of one model in one language, in an order of its own; nobody tells of a child's things as of an adult's trip. */
function decksOf({ sayings }: ReviewKind, language: ShopLanguage, isForChildren: boolean, random: Random): Decks {
  const own = sayings[language];
  const general = ANY_GOODS[language];
  return {
    praise: deck(own.praise, random),
    caveat: deck(own.caveat, random),
    fault: deck(own.fault, random),
    story: deck(own.story.length > 0 || isForChildren ? own.story : general.story, random),
    anyPraise: deck(general.praise, random),
    anyCaveat: deck(general.caveat, random),
    anyFault: deck(general.fault, random),
  };
}

/** Somebody who has thought of everything. */
function longOpinion({ story, praise, caveat, anyPraise }: Decks): string[] {
  const order = [story, praise, praise, story, praise, praise, anyPraise, praise, caveat, praise, anyPraise, anyPraise];
  return order.flatMap((say) => say());
}

function opinion(rating: number, decks: Decks, random: Random): string[] {
  const often = (share: number, sentences: () => string[]): string[] => (random() < share ? sentences() : []);
  if (random() < 0.04 && rating >= 7) return longOpinion(decks);
  if (random() < 0.08 && rating >= 8) return [...decks.anyPraise(), ...often(0.4, decks.story)];
  const story = often(0.33, decks.story);
  if (rating >= 8) {
    const doubt = rating === 8 ? 0.4 : 0.1;
    return [
      ...story,
      ...decks.praise(),
      ...often(0.45, decks.praise),
      ...often(doubt, decks.caveat),
      ...often(0.35, decks.anyPraise),
    ];
  }
  if (rating >= 5) return [...story, ...often(0.8, decks.praise), ...decks.caveat(), ...often(0.35, decks.anyCaveat)];
  return [...story, ...decks.fault(), ...often(0.4, decks.anyCaveat), ...often(0.5, decks.anyFault)];
}

type ReportedFit = { fit?: FitScore; remarks: readonly string[] };

function fitOf(
  model: DemoModel,
  kind: ReviewKind,
  leaning: number,
  language: ShopLanguage,
  random: Random,
): ReportedFit {
  if (!kind.fit || model.sizes.length < 2 || random() > 0.7) return { remarks: [] };
  const chance = random();
  const astray = chance < 0.04 ? 2 : chance < 0.2 ? 1 : 0;
  const place = 2 + leaning + (random() < 0.5 ? astray : -astray);
  const fit = FIT_SCORES[Math.min(Math.max(place, 0), FIT_SCORES.length - 1)] ?? 6;
  if (random() > 0.4) return { fit, remarks: [] };
  const isForAdults = kind.fit === 'clothes' && !model.groups.includes('children');
  const [remark] = deck(fitRemarks(kind.fit, language, fit), random)();
  const [measure] = isForAdults && random() < 0.3 ? deck(measuresOf(language), random)() : [];
  return { fit, remarks: [measure, remark].flatMap((sentence) => sentence ?? []) };
}

function nameOf(language: ShopLanguage, random: Random): string {
  const pick = (items: readonly string[] | string): string => items[Math.floor(random() * items.length)] ?? '';
  const way = random();
  if (way < 0.06) return pick(NICKNAMES[language]);
  const first = pick(FIRST_NAMES[language]);
  return way < 0.5 ? first : `${first} ${pick(INITIALS[language])}.`;
}

/** Votes have a long tail: most reviews get a few, those that stand long and say something get dozens. */
function votesOf(rating: number, share: number, random: Random): { up: number; down: number } {
  const up = Math.floor(random() ** 4 * 45 * (0.25 + share));
  const down = Math.floor(random() ** 5 * (rating <= 4 ? 9 : 3) * (0.5 + share));
  return { up, down };
}

/** Views that the product's own gallery begins with: customers photograph what these do not show. */
const SHOWN_FIRST = 2;

function picturesOf({ plate, colours }: DemoModel, random: Random): ReviewPicture[] {
  if (random() > 0.04) return [];
  const views = plateViews(plate.type).slice(SHOWN_FIRST);
  const at = Math.floor(random() * views.length);
  const colour = colours[Math.floor(random() * colours.length)] ?? colours[0];
  const amount = random() < 0.3 ? 2 : 1;
  return [...views.slice(at), ...views.slice(0, at)].slice(0, amount).map((view) => ({ view, colour }));
}

/**
 * Reviews of a model, the newest first: texts from sentences that customers say of its kind, no text twice. The same model
 * and amount give the same reviews.
 * @param amount how many to write; fewer come where the model is too new or nothing new is left to say
 */
export function composeReviews(model: DemoModel, amount: number): DemoReview[] {
  const random = seededRandom(seedOf(`reviews of ${model.slug}`));
  const kind = reviewKind(model);
  const drawn = draw(MOODS, random);
  // nobody goes on selling a set that people dislike
  const mood = model.bundle ? 'good' : drawn;
  const leaning = draw(
    [
      [0, 70],
      [-1, 18],
      [1, 12],
    ] as const,
    random,
  );
  const isForChildren = model.groups.includes('children');
  const decks = new Map(
    LANGUAGES.map(([language]) => [language, decksOf(kind, language, isForChildren, random)] as const),
  );
  const span = Math.min(model.age, OLDEST_DAYS) - FIRST_DAYS;
  if (span <= 0) return [];
  const days = Array.from({ length: amount }, () => 1 + Math.floor(random() * span)).sort((one, other) => one - other);
  const told = new Map<string, number>();
  let written = 0;
  const checked = seededRandom(seedOf(`purchases of ${model.slug}`));
  return days.flatMap((daysAgo) => {
    const drawnLanguage = draw(LANGUAGES, random);
    const language = written < NEWEST_IN_FINNISH ? 'fi' : drawnLanguage;
    const rating = draw(RATINGS[mood], random);
    const { fit, remarks } = fitOf(model, kind, leaning, language, random);
    const deckOfLanguage = decks.get(language);
    if (!deckOfLanguage) return [];
    const sentences = [...opinion(rating, deckOfLanguage, random), ...remarks];
    const fresh = [...new Set(sentences)].filter((sentence) => written - (told.get(sentence) ?? -APART) >= APART);
    const comment = fresh.join(' ');
    if (comment === '' || told.has(comment)) return [];
    for (const each of [comment, ...fresh]) told.set(each, written);
    written += 1;
    const share = daysAgo / OLDEST_DAYS;
    return [
      {
        model: model.slug,
        language,
        rating,
        ...(fit === undefined ? {} : { fit }),
        ...(checked() < VERIFIED && { verified: true as const }),
        name: nameOf(language, random),
        comment,
        ...votesOf(rating, share, random),
        daysAgo,
        pictures: picturesOf(model, random),
      },
    ];
  });
}
