import { expect, test } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
import { translate } from '~/locale/messages';
import { errorKind, shownError } from './shown-error';

const thrown = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

test('status and message of a thrown page are shown, of anything else neither', () => {
  expect(shownError(thrown(404, 'Campaign not found.'))).toEqual({ status: 404, message: 'Campaign not found.' });
  expect(shownError(new Error('secret'))).toEqual({ status: 500, message: undefined });
  expect(shownError(thrown(502, ''))).toMatchObject({ status: 502 });
  expect(shownError(thrown(500, '{"redirect":"/"}')).message).toBeUndefined();
});

test('an error may lead to the page one level up, on this site only', () => {
  const data = { message: 'Product not found', parent: '/vuono/' };
  expect(shownError(thrown(404, data))).toEqual({ status: 404, ...data });
  expect(shownError(thrown(404, { ...data, parent: '//evil.example/' })).parent).toBeUndefined();
  expect(shownError(thrown(404, { message: 7 }))).toMatchObject({ message: undefined, parent: undefined });
});

test('a refusal of the backend has words of its own in every language, none of which speaks of a form', () => {
  for (const language of LANGUAGES) {
    const t = translate(language, 'errors');
    const texts = [400, 401, 403, 404, 413, 429, 503, 500].map((status) => t(`text.${errorKind(status)}`));
    expect(new Set(texts).size, language).toBe(8);
    expect(t('text.403'), language).not.toMatch(/lomak|form(?!ation)|formul|форм/i);
  }
});
