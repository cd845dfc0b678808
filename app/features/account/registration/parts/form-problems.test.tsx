import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
import { LocaleContext, plainLocale } from '~/locale/use-locale';
import { ACCOUNT_FIELDS } from '../account-field';
import { FormProblems } from './form-problems';

test('the errors of a registration say which field each is about, and those of its boxes speak for themselves', () => {
  const fieldErrors = Object.fromEntries(ACCOUNT_FIELDS.map((field) => [field, 'Fehlt']));
  for (const language of LANGUAGES) {
    const html = renderToString(
      <LocaleContext.Provider value={plainLocale(language)}>
        <FormProblems refused={{ kind: 'refused', values: {}, fieldErrors, texts: [] }} />
      </LocaleContext.Provider>,
    );
    const links = [...html.matchAll(/<a href="#account-([^"]+)">([^<]*)<\/a>/g)].map(([, id, text]) => [id, text]);
    const named = links.filter(([, text]) => text !== 'Fehlt');
    expect(new Set(named.map(([, text]) => text)).size, language).toBe(ACCOUNT_FIELDS.length - 2);
    expect(links.filter(([, text]) => text === 'Fehlt').map(([id]) => id)).toEqual(['accept_billing', 'accept_terms']);
    if (language === 'de') expect(links).toContainEqual(['last_name', 'Nachname: Fehlt']);
  }
});
