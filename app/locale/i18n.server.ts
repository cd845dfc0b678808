import { RemixI18Next } from 'remix-i18next/server';
import type { HostTable } from './host-language';
import { detectLanguage } from './host-language';
import { DEFAULT_LANGUAGE, LANGUAGES } from './languages';
import { allMessages } from './messages';

/** The message files in the form i18next takes. */
function resources(): Record<string, Record<string, Record<string, string>>> {
  const all: Record<string, Record<string, Record<string, string>>> = {};
  for (const [key, messages] of allMessages()) {
    const [language = '', namespace = ''] = key.split(':');
    all[language] = { ...all[language], [namespace]: { ...messages } };
  }
  return all;
}

/**
 * i18next on the server: detects the language by host, `?language=` or cookie, and gives `getFixedT` for texts outside
 * components. Keys are flat: a dot is part of the name.
 * @param hosts the setting SHOP_HOSTS
 * @param languageCookie reads the language a visitor chose on a host that names none
 */
export function createI18n(hosts: HostTable, languageCookie: (request: Request) => string | undefined): RemixI18Next {
  return new RemixI18Next({
    detection: {
      supportedLanguages: [...LANGUAGES],
      fallbackLanguage: DEFAULT_LANGUAGE,
      order: ['custom'],
      findLocale: async (request) => detectLanguage(new URL(request.url), languageCookie(request), hosts),
    },
    i18next: {
      resources: resources(),
      supportedLngs: [...LANGUAGES],
      fallbackLng: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
    },
  });
}
