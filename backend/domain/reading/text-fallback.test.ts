import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { colors, colorTexts } from '../../db/schema/variant-attributes';
import { bestTextFirst, bestTextOf, textsIn, textsOfMany } from './text-fallback';

const database = withDatabase();

/** Every choice of languages that an entity may have texts in, none among them. */
const CHOICES = Array.from({ length: 2 ** LANGUAGE_CODES.length }, (_, bits) =>
  LANGUAGE_CODES.filter((_, place) => bits & (1 << place)),
);

beforeAll(async () => {
  const { db } = database();
  await db.insert(colors).values(CHOICES.map((_, id) => ({ id: id + 1, slug: `color-${id}`, control: '#000000' })));
  const texts = CHOICES.flatMap((codes, id) =>
    codes.map((language) => ({ colorId: id + 1, language, name: language as string })),
  );
  await db.insert(colorTexts).values(texts);
});

type Code = (typeof LANGUAGE_CODES)[number];

/** The rule in words: the language asked for, English, the language it was written in, the first by its code. */
const expected = (asked: Code, source: Code): (string | null)[] =>
  CHOICES.map((has) => [asked, 'en' as const, source].find((code) => has.includes(code)) ?? [...has].sort()[0] ?? null);

const CASES = LANGUAGE_CODES.flatMap((asked) => LANGUAGE_CODES.map((source) => [asked, source] as const));

test.each(CASES)(
  'asked in %s, written in %s: all forms of the statement choose the same language',
  async (asked, source) => {
    const { db, pool } = database();
    const names = async (columns: string, joins: string) => {
      const { rows } = await pool.query(`select ${columns} as name from colors c ${joins} order by c.id`, [asked]);
      return rows.map(({ name }) => name);
    };
    const right = expected(asked, source);
    expect(
      await names('x.name', `left ${textsIn('color_texts', 'x', 't.color_id = c.id', '$1', `'${source}'`)}`),
    ).toEqual(right);
    const alone = `select ${bestTextOf('color_texts', 'name', 't.color_id = c.id', '$1')} as name from colors c order by c.id`;
    if (source === 'fi') expect((await pool.query(alone, [asked])).rows.map(({ name }) => name)).toEqual(right);
    const many = textsOfMany('color_texts', 'x', ['color_id', 'c.id'], '$1', `'${source}'`);
    expect(await names(many.column('name'), many.join)).toEqual(right);
    const { rows } = await db.execute(sql`select (
    select t.name from color_texts t where t.color_id = c.id order by ${bestTextFirst(asked, `'${source}'`)} limit 1
  ) as name from colors c order by c.id`);
    expect(rows.map(({ name }) => name)).toEqual(right);
  },
);
