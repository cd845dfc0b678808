import { type Level, type Sport, type Style, skiLengths } from '../../domain/ski-wizard/skier';
import type { DemoModel } from './model';
import { type Six, six } from './six';
import type { DemoSizeTable } from './size-table';
import { carriedSkiers } from './ski-fitting';
import {
  ALPINE_INFO,
  CHILD_AGE,
  CHILD_HEIGHT,
  CHILD_INFO,
  FOREST_INFO,
  HEIGHT,
  HEIGHT_BEGINNER,
  HEIGHT_EXPERT,
  TRACK_INFO,
  WEIGHT,
  WEIGHT_LOADED,
} from './ski-size-words';

type Row = DemoSizeTable['rows'][number];

/** Columns for skis of these lengths, cm. */
const ofLengths = (lengths: readonly number[]): DemoSizeTable['sizes'] =>
  lengths.map((length) => ({ name: `${length} cm` }));

/** How much shorter or taller a skier may be than the one whom a length suits best, cm: neighbouring lengths meet. */
const ROOM_CM = 4;
/** A height at which no rule of the ski wizard meets its limits. */
const MIDDLE_CM = 160;

/** Heights that lengths of skis suit, as the ski wizard tells them. */
function heights(category: Six, lengths: readonly number[], sport: Sport, style: Style, level: Level): Row {
  const longer = (skiLengths(sport, { heightCm: MIDDLE_CM, style, level })?.ideal ?? MIDDLE_CM) - MIDDLE_CM;
  const spans = lengths.map((length) => `${length - longer - ROOM_CM}–${length - longer + ROOM_CM}`);
  return { category, unit: 'cm', values: spans };
}

/** Heights of skiers of three levels: the usual one first. */
const alpineRows = (lengths: readonly number[], style: Style): readonly Row[] => [
  heights(HEIGHT, lengths, 'alpine', style, 2),
  heights(HEIGHT_BEGINNER, lengths, 'alpine', style, 1),
  heights(HEIGHT_EXPERT, lengths, 'alpine', style, 3),
];

/** Heights, and the weights that the camber carries. */
const trackRows = (lengths: readonly number[], style: 'classic' | 'skate'): readonly Row[] => [
  heights(HEIGHT, lengths, 'nordic', style, 2),
  { category: WEIGHT, unit: 'kg', values: lengths.map((length) => carriedSkiers(style, length).join('–')) },
];

const ALPINE = [
  149, 150, 155, 156, 157, 158, 160, 163, 164, 165, 166, 170, 171, 172, 174, 177, 178, 182, 184, 185,
] as const;
const ALPINE_SKIS: DemoSizeTable = {
  key: 'alpine-skis',
  slug: 'laskettelusukset',
  name: six(
    'Laskettelu- ja randosukset',
    'Alpine and touring skis',
    'Alpin- och turskidor',
    'Alpin- und Tourenski',
    'Skis alpins et de randonnée',
    'Горные и скитурные лыжи',
  ),
  sizes: ofLengths(ALPINE),
  rows: alpineRows(ALPINE, 'piste'),
  info: ALPINE_INFO,
};

const FREERIDE = [171, 172, 178, 180, 185, 188, 192] as const;
const FREERIDE_SKIS: DemoSizeTable = {
  key: 'freeride-skis',
  slug: 'vapaalaskusukset',
  name: six(
    'Vapaalaskusukset',
    'Freeride skis',
    'Friåkningsskidor',
    'Freeride-Ski',
    'Skis de freeride',
    'Лыжи для фрирайда',
  ),
  sizes: ofLengths(FREERIDE),
  rows: alpineRows(FREERIDE, 'freeride'),
  info: ALPINE_INFO,
};

const CLASSIC = [177, 184, 186, 188, 190, 191, 195, 196, 197, 198, 201, 202, 204, 205, 206] as const;
const CLASSIC_SKIS: DemoSizeTable = {
  key: 'classic-skis',
  slug: 'perinteisen-sukset',
  name: six(
    'Perinteisen sukset',
    'Classic skis',
    'Klassiska skidor',
    'Klassische Langlaufski',
    'Skis de fond classiques',
    'Лыжи для классического хода',
  ),
  sizes: ofLengths(CLASSIC),
  rows: trackRows(CLASSIC, 'classic'),
  info: TRACK_INFO,
};

const SKATE = [172, 176, 177, 182, 187, 192] as const;
const SKATE_SKIS: DemoSizeTable = {
  key: 'skate-skis',
  slug: 'luistelusukset',
  name: six(
    'Luistelusukset',
    'Skate skis',
    'Skateskidor',
    'Skating-Ski',
    'Skis de skating',
    'Лыжи для конькового хода',
  ),
  sizes: ofLengths(SKATE),
  rows: trackRows(SKATE, 'skate'),
  info: TRACK_INFO,
};

const FOREST_SKIS: DemoSizeTable = {
  key: 'backcountry-skis',
  slug: 'metsasukset',
  name: six('Metsäsukset', 'Backcountry skis', 'Turskidor', 'Backcountry-Ski', 'Skis nordiques', 'Беккантри-лыжи'),
  sizes: ofLengths([170, 178, 180, 186, 190, 195, 200, 205, 210, 220]),
  rows: [
    {
      category: WEIGHT_LOADED,
      unit: 'kg',
      values: '45–65 50–72 52–74 58–80 62–85 68–91 74–98 80–105 86–112 98–125'.split(' '),
    },
  ],
  info: FOREST_INFO,
};

const KIDS_ALPINE_SKIS: DemoSizeTable = {
  key: 'kids-alpine-skis',
  slug: 'lasten-laskettelusukset',
  name: six(
    'Lasten laskettelusukset',
    'Children’s alpine skis',
    'Alpinskidor för barn',
    'Kinder-Alpinski',
    'Skis alpins enfant',
    'Детские горные лыжи',
  ),
  sizes: ofLengths([70, 80, 90, 100, 110, 120, 128, 130, 138, 140, 148, 150, 158]),
  rows: [
    {
      category: CHILD_HEIGHT,
      unit: 'cm',
      values:
        '82–92 92–102 101–111 110–120 119–128 127–136 134–143 136–145 143–152 145–154 153–162 155–164 163–172'.split(
          ' ',
        ),
    },
    {
      category: CHILD_AGE,
      unit: '',
      values: '2–3 3–4 4–5 5–6 6–8 8–9 9–10 9–11 11–12 11–12 12–13 12–14 13–15'.split(' '),
    },
  ],
  info: CHILD_INFO,
};

const KIDS_TRACK_SKIS: DemoSizeTable = {
  key: 'kids-track-skis',
  slug: 'lasten-murtomaasukset',
  name: six(
    'Lasten murtomaasukset',
    'Children’s cross-country skis',
    'Längdskidor för barn',
    'Kinder-Langlaufski',
    'Skis de fond enfant',
    'Детские беговые лыжи',
  ),
  sizes: ofLengths([70, 80, 90, 100, 110, 120, 130, 140, 147, 150, 154, 160, 161, 168, 170]),
  rows: [
    {
      category: CHILD_HEIGHT,
      unit: 'cm',
      values:
        '78–87 86–95 94–103 102–110 109–117 116–123 122–129 128–135 133–140 136–143 139–146 144–151 145–152 151–158 153–160'.split(
          ' ',
        ),
    },
    {
      category: CHILD_AGE,
      unit: '',
      values: '1–2 2–3 3–4 4–5 5–6 6–7 7–8 8–9 9–10 9–11 10–11 11–12 11–12 12–13 12–14'.split(' '),
    },
  ],
  info: CHILD_INFO,
};

export const SKI_SIZE_TABLES: readonly DemoSizeTable[] = [
  ALPINE_SKIS,
  FREERIDE_SKIS,
  CLASSIC_SKIS,
  SKATE_SKIS,
  FOREST_SKIS,
  KIDS_ALPINE_SKIS,
  KIDS_TRACK_SKIS,
];

const TABLES_OF_NOUNS: Readonly<Partial<Record<DemoModel['noun'], DemoSizeTable>>> = {
  alpineSki: ALPINE_SKIS,
  allMountainSki: ALPINE_SKIS,
  touringSki: ALPINE_SKIS,
  freerideSki: FREERIDE_SKIS,
  skinSki: CLASSIC_SKIS,
  skateSki: SKATE_SKIS,
  forestSki: FOREST_SKIS,
};

/** Children's skis that are wider than this are for slopes, others for tracks; mm. */
const WIDEST_OF_TRACKS = 60;

/** The table of skis by what they are for. */
export function skiSizeTable({ noun, properties }: Pick<DemoModel, 'noun' | 'properties'>): DemoSizeTable | undefined {
  if (noun !== 'kidsSki') return TABLES_OF_NOUNS[noun];
  return Number(properties.waist) > WIDEST_OF_TRACKS ? KIDS_ALPINE_SKIS : KIDS_TRACK_SKIS;
}
