import { asOptions, MESSAGE_FORMAT, withEveryForm } from 'contract/message-texts';
import { RemixI18Next } from 'remix-i18next/server';
import type { HostTable } from './host-language';
import { detectLanguage } from './host-language';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from './languages';
import { allMessages } from './messages';
import type { Namespace, Translate } from './namespaces';

/** The texts of a language, by namespace. */
export type Texts = <N extends Namespace>(namespace: N) => Translate<N>;

/** Language and texts on the server, outside components. */
export type ServerTexts = {
  /** The request's language: by host, `?language=` or cookie. */
  readonly languageOf: (request: Request) => Promise<Language>;
  readonly textsIn: (language: Language) => Promise<Texts>;
};

type Resources = Record<string, Record<string, Readonly<Record<string, string>>>>;

/** The message files in i18next's format. */
function resources(): Resources {
  const all: Resources = {};
  for (const [key, messages] of allMessages()) {
    const [language = '', namespace = ''] = key.split(':');
    all[language] = { ...all[language], [namespace]: withEveryForm(language, messages) };
  }
  return all;
}

/**
 * Sets up remix-i18next with the message files. Components use a separate, smaller translator (`messages.ts`); a test checks that
 * both return the same texts.
 * @param hosts the setting SHOP_HOSTS
 * @param languageCookie reads the language that the visitor chose on a host without a language
 */
export function openServerTexts(
  hosts: HostTable,
  languageCookie: (request: Request) => string | undefined,
): ServerTexts {
  const all = resources();
  const i18n = new RemixI18Next({
    detection: {
      supportedLanguages: [...LANGUAGES],
      fallbackLanguage: DEFAULT_LANGUAGE,
      order: ['custom'],
      findLocale: async (request) => detectLanguage(new URL(request.url), languageCookie(request), hosts),
    },
    i18next: { ...MESSAGE_FORMAT, resources: all, supportedLngs: [...LANGUAGES] },
  });
  const opened = new Map<Language, Promise<Texts>>();

  const open = async (language: Language): Promise<Texts> => {
    const say = await i18n.getFixedT(language, Object.keys(all[language] ?? {}) as never);
    const said = say as unknown as (key: string, options: object) => string;
    return (namespace) => (key, values) => said(key, { ns: namespace, ...asOptions(values) });
  };
  return {
    languageOf: async (request) => {
      const language = await i18n.getLocale(request);
      return isLanguage(language) ? language : DEFAULT_LANGUAGE;
    },
    textsIn: (language) => {
      const texts = opened.get(language) ?? open(language);
      opened.set(language, texts);
      return texts;
    },
  };
}
