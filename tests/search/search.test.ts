// Long because all of these questions are asked of one demo shop, which takes seconds to load.
import { readFileSync } from 'node:fs';
import { markStale, refreshSearchIndex } from 'backend/catalogue/search-index/refresh-search-index';
import { loadDemoShop } from 'backend/demo/load';
import { CONFIGURATIONS } from 'backend/domain/catalogue/search/configurations';
import { modelsByCode } from 'backend/domain/catalogue/search/find-codes';
import { foldWord, queryWords } from 'backend/domain/catalogue/search/query-words';
import { type SearchResult, searchShop } from 'backend/domain/catalogue/search/search-shop';
import { understand } from 'backend/domain/catalogue/search/understand';
import { colorFamilies } from 'contract/colors';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '~/locale/languages';
import { withDatabase } from '../support/database';
import { QUERIES } from './queries';
import { RELEVANT } from './relevance';
import { randomFrom, slipIn, WORDS_OFTEN_TYPED } from './slips';

const database = withDatabase();

/** Loading the demo shop takes long on a busy machine. */
const LOAD_LIMIT_MS = 180_000;

beforeAll(async () => {
  await loadDemoShop({ db: database().db });
}, LOAD_LIMIT_MS);

const search = (text: string, language: Language = 'fi', isTyping = false): Promise<SearchResult> =>
  searchShop(database().pool, text, { language, sort: 'main', isTyping, now: new Date() });

async function firstFive(result: SearchResult, language: Language): Promise<{ slug: string; name: string }[]> {
  const { rows } = await database().pool.query<{ slug: string; name: string }>(
    `select m.slug, t.name from unnest($1::int[]) with ordinality w(id, place)
     join models m on m.id = w.id join model_texts t on t.model_id = m.id and t.language = $2 order by w.place`,
    [result.ids.slice(0, 5), language],
  );
  return rows;
}

test('the table holds at least sixty queries, some in every language', () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(QUERIES.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
});

describe('the first five results hold what shoppers mean', () => {
  test.each(QUERIES.map((query) => [query.language, query.text, query] as const))(
    '%s: %s',
    async (language, text, query) => {
      const result = await search(text, language);
      const five = await firstFive(result, language);
      expect(five.length).toBeGreaterThan(0);
      expect(five.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...(query.first ?? [])]));
      if (query.kind) for (const { name } of five) expect(name).toMatch(query.kind);
      if (query.meant) expect(result.didYouMean).toBe(query.meant);
    },
  );
});

test('the table of relevance holds forty queries a language', () => {
  for (const language of LANGUAGES) expect(RELEVANT.filter((query) => query.language === language)).toHaveLength(40);
});

test.each(LANGUAGES)('what is found for forty queries in %s is what they name', async (language) => {
  const wrong: string[] = [];
  for (const { text, is, isNot } of RELEVANT.filter((query) => query.language === language)) {
    const names = (await firstFive(await search(text, language), language)).map(({ name }) => name);
    const right = names.filter((name) => is.test(name));
    const isRight =
      is.test(names[0] ?? '') && right.length * 2 > names.length && !names.some((name) => isNot.test(name));
    if (!isRight) wrong.push(`${text}: ${names.join(', ')}`);
  }
  expect(wrong).toEqual([]);
});

/** Words that stand beside others in the name of a group, with what is called so. */
const LISTED_WORDS: Readonly<Record<Language, readonly (readonly [text: string, called: RegExp])[]>> = {
  fi: [
    ['makuupussi', /makuupussi/i],
    ['kypärä', /kypärä/i],
    ['pipo', /pipo|lakki/i],
  ],
  en: [
    ['sleeping bag', /sleeping bag/i],
    ['helmet', /helmet/i],
    ['beanie', /beanie|hat|cap/i],
  ],
  sv: [
    ['sovsäck', /sovsäck/i],
    ['hjälm', /hjälm/i],
    ['mössa', /mössa/i],
  ],
  de: [
    ['Schlafsack', /schlafsack/i],
    ['Helm', /helm/i],
    ['Mütze', /mütze/i],
  ],
  fr: [
    ['sac de couchage', /sac de couchage/i],
    ['casque', /casque/i],
    ['bonnet', /bonnet/i],
  ],
  ru: [
    ['спальник', /спальн/i],
    ['шлем', /шлем/i],
    ['шапка', /шапка/i],
  ],
};

test.each(LANGUAGES)(
  'in %s a word of a group’s name that lists several kinds finds only what is called so',
  async (language) => {
    for (const [text, called] of LISTED_WORDS[language]) {
      const { ids } = await search(text, language);
      const { rows } = await database().pool.query<{ name: string }>(
        'select name from model_texts where language = $1 and model_id = any($2)',
        [language, ids],
      );
      expect([text, rows.length > 5]).toEqual([text, true]);
      expect([text, rows.map(({ name }) => name).filter((name) => !called.test(name))]).toEqual([text, []]);
    }
  },
);

/** Two words for one thing, and what is called so. */
const TOGETHER: Readonly<Record<Language, readonly (readonly [text: string, called: RegExp])[]>> = {
  fi: [
    ['takki untuva', /untuva/i],
    ['untuva takit', /untuva/i],
  ],
  en: [
    ['jacket down', /down/i],
    ['down jackets', /down/i],
  ],
  sv: [
    ['jacka dun', /dun/i],
    ['jackor av dun', /dun/i],
  ],
  de: [
    ['Jacke Daunen', /daune/i],
    ['Jacken mit Daunen', /daune/i],
  ],
  fr: [
    ['veste duvet', /doudoune/i],
    ['vestes en duvet', /doudoune/i],
  ],
  ru: [
    ['куртка пух', /пух/i],
    ['куртки из пуха', /пух/i],
  ],
};

test.each(LANGUAGES)(
  'in %s two words that only the name of a group holds together find its products',
  async (language) => {
    for (const [text, called] of TOGETHER[language]) {
      const result = await search(text, language);
      expect([text, result.match, result.ids.length > 5]).toEqual([text, 'all', true]);
      for (const { name } of await firstFive(result, language))
        expect([text, name]).toEqual([text, expect.stringMatching(called)]);
    }
  },
);

/** Words that each find products, but none together. */
const APART: Readonly<Record<Language, readonly [first: string, second: string]>> = {
  fi: ['kajakki', 'pipo'],
  en: ['kayak', 'beanie'],
  sv: ['kajak', 'mössa'],
  de: ['Kajak', 'Mütze'],
  fr: ['kayak', 'bonnet'],
  ru: ['каяк', 'шапка'],
};

test.each(LANGUAGES)(
  'in %s words that find products only one at a time find those, and the page says so',
  async (language) => {
    const [first, second] = APART[language];
    const { ids, match } = await search(`${first} ${second}`, language);
    expect(match).toBe('some');
    for (const word of [first, second]) expect(ids).toContain((await search(word, language)).ids[0]);
  },
);

/** Texts with accents, inflected words and stop words among them. */
const ACCENTED: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  fi: ['kiipeilyköysi', 'köysi', 'tämä kypärä', 'pitkät hiihtosukset'],
  en: ['Erämaa', 'Käsivarsi', 'Pyhä', 'Kesäyö sleeping bag'],
  sv: ['ryggsäck för barn', 'hjälm på', 'ryggsäckar', 'mössor från Skare'],
  de: ['Rucksäcke für Kinder', 'Mütze', 'Schlafsäcke', 'Gürtel'],
  fr: ['sac à dos', 'sacs à dos', 'réchaud à gaz', 'même vêtement'],
  ru: ['верёвка', 'чёрная куртка', 'ещё верёвки', 'зелёный рюкзак'],
};

test.each(LANGUAGES)('in %s people who leave accents out find the same', async (language) => {
  for (const text of ACCENTED[language]) {
    const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
    const [given, without] = [await search(text, language), await search(plain, language)];
    expect([text, plain === text, given.ids.length > 0]).toEqual([text, false, true]);
    expect([text, without.match, without.ids]).toEqual([text, given.match, given.ids]);
  }
});

/** SLIP_SEED selects other words and typos; SLIP_WORDS is the number of words, SLIPS the number of typos in each. */
const SEED = Number(process.env['SLIP_SEED'] ?? 1);
const SLIP_WORDS = Number(process.env['SLIP_WORDS'] ?? 120);
const SLIPS = Number(process.env['SLIPS'] ?? 3);

/** Whether a typo is read as the intended word: then it has that word's search, with other possible meanings. */
async function isReadAs(word: string, typed: string, language: Language): Promise<boolean> {
  const { didYouMean } = await understand(database().pool, queryWords(typed), { language, isTyping: false });
  return foldWord(didYouMean) === foldWord(word);
}

/** At least half of a word's first results must be among the results of its typo. */
const isFound = (meant: readonly number[], found: readonly number[]): boolean =>
  meant.filter((id) => found.includes(id)).length * 2 >= meant.length;

test.each(LANGUAGES)(
  `of words in %s with a slip inside, nine of ten are found (SLIP_SEED=${SEED})`,
  async (language) => {
    const random = randomFrom(SEED);
    const { rows } = await database().pool.query<{ word: string }>(
      `select word from search_words where language = $1 and frequency > 0 and length(word) > 3 and word !~ '[0-9]'
         and to_tsvector($2::regconfig, word) <> '' order by word`,
      [language, CONFIGURATIONS[language]],
    );
    const words = new Set(WORDS_OFTEN_TYPED[language]);
    while (words.size < SLIP_WORDS) words.add(rows[random(rows.length)]?.word ?? '');
    const missed: string[] = [];
    for (const word of words) {
      let meant: readonly number[] | undefined;
      for (let slip = 0; slip < SLIPS; slip++) {
        const typed = slipIn(word, language, random);
        if (await isReadAs(word, typed, language)) continue;
        meant ??= (await search(word, language)).ids.slice(0, 10);
        expect([word, meant.length > 0]).toEqual([word, true]);
        const result = await search(typed, language);
        if (!isFound(meant, result.ids)) missed.push(`${word} as ${typed}: ${result.didYouMean}`);
      }
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(0.1 * words.size * SLIPS);
  },
  120_000,
);

test('no known word is corrected to another', async () => {
  for (const language of LANGUAGES) {
    const { rows } = await database().pool.query<{ word: string }>(
      `select word from search_words where language = $1 and length(word) > 3 order by md5(word) limit 20`,
      [language],
    );
    for (const { word } of rows) expect([word, (await search(word, language)).didYouMean]).toEqual([word, '']);
  }
  expect((await search('gore-tex', 'en')).didYouMean).toBe('');
  expect(await search('skidpjäxor', 'sv')).toMatchObject({ didYouMean: '', match: 'all' });
});

test('suggestions correct a typo in an unfinished word', async () => {
  const cases = [
    ['en', 'jakcet', /jacket|shell/],
    ['fi', 'makupus', /makuupussi/],
    ['ru', 'палтк', /Палатка/],
    ['de', 'stirnlmp', /Stirnlampe/],
  ] as const;
  for (const [language, text, name] of cases) {
    const { products } = await search(text, language, true);
    expect([text, products.length]).toEqual([text, 6]);
    for (const product of products) expect(product.name).toMatch(name);
  }
});

test.each([
  ['fi', 'musta takki', 'mustat takit'],
  ['en', 'black jacket', 'black jackets'],
  ['sv', 'svart jacka', 'svarta jackor'],
  ['de', 'schwarze Jacke', 'schwarzer Rucksack'],
  ['fr', 'veste noire', 'vestes noires'],
  ['ru', 'чёрная куртка', 'черные куртки'],
] as const)('in %s a colour finds what is of its family: %s, %s', async (language, ...texts) => {
  for (const text of texts) {
    const { ids, match, didYouMean } = await search(text, language);
    expect([text, match, didYouMean]).toEqual([text, 'all', '']);
    const { rows } = await database().pool.query<{ id: number; controls: string[] }>(
      `select v.model_id as id, array_agg(distinct c.control) as controls from variants v join colors c on c.id = v.color_id
       where v.model_id = any($1) and not v.is_withdrawn group by 1`,
      [ids],
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { id, controls } of rows)
      expect([id, controls.flatMap(colorFamilies)]).toEqual([id, expect.arrayContaining(['black'])]);
  }
});

test.each([
  ['en', 'skis 180cm', 'skis 180 cm', 'skis 180'],
  ['en', 'rope 60m', 'rope 60 m', 'rope 60'],
  ['fi', 'köysi 60m', 'köysi 60 m', 'köysi 60'],
  ['fi', 'monot 27,5', 'monot 27.5'],
  ['ru', 'лыжи 180см', 'лыжи 180 см'],
] as const)('in %s sizes and lengths are found however they are written: %s', async (language, first, ...others) => {
  const { ids, match } = await search(first, language);
  expect([match, ids.length > 0]).toEqual(['all', true]);
  for (const other of others) expect(new Set((await search(other, language)).ids)).toEqual(new Set(ids));
});

test('a decimal size differs from its whole number, and letters are sizes too', async () => {
  const sizesOf = async (text: string) => {
    const { ids } = await search(text, 'fi');
    const { rows } = await database().pool.query<{ sizes: string[] }>(
      `select array_agg(distinct s.name) as sizes from variants v join sizes s on s.id = v.size_id
       where v.model_id = any($1) and not v.is_withdrawn group by v.model_id`,
      [ids],
    );
    return rows.map(({ sizes }) => sizes);
  };
  for (const [text, size] of [
    ['monot 27,5', '27.5'],
    ['takki XL', 'XL'],
  ] as const) {
    const sizes = await sizesOf(text);
    expect(sizes.length).toBeGreaterThan(3);
    for (const each of sizes) expect(each).toContain(size);
  }
});

test('a model number, an EAN and an article number find their model first', async () => {
  const { rows } = await database().pool.query<{ model_id: number; sku: string; ean: string; model_number: string }>(
    `update variants v set ean = '6410000000013' from models m
     where m.id = v.model_id and v.id = (select min(id) from variants)
     returning v.model_id, v.sku, v.ean, m.model_number`,
  );
  const [row] = rows;
  if (!row) throw new Error('The demo shop has no variants.');
  for (const code of [row.sku, row.sku.toLowerCase(), row.ean, row.model_number]) {
    expect((await search(code)).ids[0]).toBe(row.model_id);
  }
  expect(await modelsByCode(database().pool, 'takki')).toEqual([]);
});

test('a brand is suggested by its name, and its models are found', async () => {
  const { brands, ids } = await search('tuisku');
  expect(brands).toEqual([{ name: 'Tuisku', slug: 'tuisku' }]);
  expect(ids.length).toBeGreaterThan(10);
});

test('an unfinished text suggests groups and products', async () => {
  const { groups, products } = await search('untuvat', 'fi', true);
  expect(groups.map(({ name }) => name)).toContain('Untuvatakit');
  expect(products).toHaveLength(6);
  expect(products[0]?.image?.path).toMatch(/^\/media\//);
});

test('a search without results offers groups', async () => {
  const result = await search('qqxyzzyq');
  expect(result).toMatchObject({ ids: [], didYouMean: '', brands: [] });
  expect(result.groups.length).toBeGreaterThan(3);
});

test('if no product has all words, products with some of them are found, and the page says so', async () => {
  const result = await search('teltta kajakki jäähakku');
  expect(result.match).toBe('some');
  expect(result.ids.length).toBeGreaterThan(0);
});

test('half of the visitors see the best-selling products first among equal matches', async () => {
  const options = { language: 'fi', sort: 'converted', isTyping: false, now: new Date() } as const;
  const { ids } = await searchShop(database().pool, 'untuvatakki', options);
  const { rows } = await database().pool.query<{ sold: number }>(
    `select m.sold_amount as sold from unnest($1::int[]) with ordinality w(id, place) join models m on m.id = w.id order by place`,
    [ids.slice(0, 5)],
  );
  const sold = rows.map((row) => row.sold);
  expect(new Set(sold).size).toBeGreaterThan(1);
  expect(sold).toEqual([...sold].sort((a, b) => b - a));
});

test('a hidden model is not found once its documents are rebuilt', async () => {
  const [id] = (await search('kaamos untuvatakki')).ids;
  const { db, pool } = database();
  await pool.query('update models set is_public = false where id = $1', [id]);
  await pool.query('insert into search_stale values ($1)', [id]);
  expect(await refreshSearchIndex(db)).toBe(1);
  expect((await search('kaamos untuvatakki')).ids).not.toContain(id);
  await pool.query('update models set is_public = true where id = $1', [id]);
  await markStale(db, 'new');
  await refreshSearchIndex(db);
  expect((await search('kaamos untuvatakki')).ids[0]).toBe(id);
});

test('a change made while documents are rebuilt is read again', async () => {
  const { db, pool } = database();
  const mark = 'insert into search_stale select min(id) from models on conflict do nothing';
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await pool.query(mark);
  let marked: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    expect(await refreshSearchIndex(tx)).toBe(1);
    marked = pool.query(mark);
    // another connection marks the model before the new documents are committed
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  });
  await marked;
  expect(await refreshSearchIndex(db)).toBe(1);
});

describe('any text is answered', () => {
  const hostile = [
    `%' or 1=1 --`,
    `\\`,
    `'''`,
    `a & b | !c <-> d:*A`,
    `(((((`,
    '🎿⛷️ sukset',
    '\u202Ekkit',
    'e\u0301'.repeat(100),
    '\uD800 takki \uDFFF',
    '\u0000takki',
    'ß'.repeat(300),
    'a '.repeat(150),
    'takki '.repeat(50),
    '1-1-1-1-'.repeat(40),
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    '__proto__ constructor',
    'İstanbul ı',
    'в'.repeat(300),
    '<script>alert(1)</script>',
  ];
  test.each(hostile)('%j', async (text) => {
    for (const language of LANGUAGES) {
      for (const isTyping of [false, true]) {
        const { ids } = await search(text, language, isTyping);
        expect(ids.length).toBeLessThanOrEqual(1000);
      }
    }
  });
});

test('the migration creates every index of the schema', async () => {
  const { rows } = await database().pool.query<{ indexname: string }>(
    `select indexname from pg_indexes where tablename like 'search_%'`,
  );
  const made = rows.map(({ indexname }) => indexname);
  const schema = readFileSync(new URL('../../backend/db/schema/search.ts', import.meta.url), 'utf8');
  for (const [, name = ''] of schema.matchAll(/index\('(search_\w+)'\)/g)) expect(made).toContain(name);
  for (const language of LANGUAGES) expect(made).toContain(`search_documents_words_${language}`);
});

test('PostgreSQL does not plan the statements of a search anew for every text', async () => {
  // a connection of its own: it knows the statements of this test only
  const client = new pg.Client(database().url);
  await client.connect();
  const find = async (texts: readonly string[]) => {
    for (const text of texts) {
      for (const isTyping of [false, true])
        await searchShop(client, text, { language: 'fi', sort: 'main', isTyping, now: new Date() });
    }
    const { rows } = await client.query<{ name: string; plans: number }>(
      `select name, custom_plans::int as plans from pg_prepared_statements where name like 'search-%' order by name`,
    );
    return rows.map(({ name, plans }) => `${name} ${plans}`);
  };
  try {
    const before = await find(['takki', 'housut', 'kengät', 'sukset', 'reppu', 'teltta']);
    expect(before.length).toBe(5);
    expect(await find(['pipo', 'hanskat', 'makuupussi', 'kahvi'])).toEqual(expect.arrayContaining(before));
  } finally {
    await client.end();
  }
});
