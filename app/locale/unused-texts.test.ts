import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const app = path.resolve(import.meta.dirname, '..');

function sourceText(): string {
  return readdirSync(app, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

test('every text is named somewhere in the storefront', () => {
  const source = sourceText();
  // keys made of a fixed beginning or end and a known part: t(`sort.${sort}`), t(`${outcome}.text`)
  const beginnings = [...source.matchAll(/`([\w.]+)\$\{/g)].map(([, text = '']) => text);
  const ends = [...source.matchAll(/\$\{\w+\}(\.[\w.]+)`/g)].map(([, text = '']) => text);
  const isMade = (key: string) =>
    beginnings.some((text) => key.startsWith(text)) || ends.some((text) => key.endsWith(text));
  const folder = path.join(app, 'locale/messages/fi');
  const unused = readdirSync(folder).flatMap((file) => {
    const keys = Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    return [...new Set(keys.map((key) => key.replace(/_(one|few|many|other)$/, '')))]
      .filter((key) => !new RegExp(`['"\`]${key.replaceAll('.', '\\.')}['"\`]`).test(source) && !isMade(key))
      .map((key) => `${file} ${key}`);
  });
  expect(unused).toEqual([]);
});
