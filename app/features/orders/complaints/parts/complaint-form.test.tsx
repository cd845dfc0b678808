import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
import { LocaleContext, plainLocale } from '~/locale/use-locale';
import { TYPED_FIELDS } from '../complaint-form';
import { ComplaintProblems } from './complaint-form';

test('the errors of a form that was sent empty say which field each is about', () => {
  const errors = Object.fromEntries(TYPED_FIELDS.map((field) => [field, 'Ce champ est obligatoire']));
  for (const language of LANGUAGES) {
    const html = renderToString(
      <LocaleContext.Provider value={plainLocale(language)}>
        <ComplaintProblems form={{ errors, text: 'x' }} />
      </LocaleContext.Provider>,
    );
    const links = [...html.matchAll(/<a href="#[^"]+">([^<]*)<\/a>/g)].map(([, text]) => text);
    expect(new Set(links).size, language).toBe(TYPED_FIELDS.length);
    if (language === 'fr') expect(links).toContain('Ville\u00a0: Ce champ est obligatoire');
  }
});
