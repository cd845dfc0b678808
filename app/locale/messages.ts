import { isLanguage, type Language } from './languages';
import type { MessageValues, Namespace, Translate } from './namespaces';

/** The texts of the frame of every page. */
export const FRAME_TEXTS: Namespace[] = ['shell', 'common', 'errors'];

type Messages = Readonly<Record<string, string>>;

/** What a browser can load of a language: `message-files/fi.ts`. */
type MessageFiles = {
  readonly usual: Readonly<Record<string, Messages>>;
  readonly others: Readonly<Record<string, () => Promise<Messages>>>;
};

/** One file a language: a page needs the texts of one, and no browser the addresses of all. */
const languages = import.meta.glob<MessageFiles>('./message-files/*.ts');

const loaded = new Map<string, Messages>();

if (import.meta.env.SSR) {
  // a dynamic import, so that the browser build removes it together with this branch
  const { everyMessage } = await import('./every-message');
  for (const [path, messages] of Object.entries(everyMessage)) {
    const [, language, namespace] = /messages\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    loaded.set(`${language}:${namespace}`, messages);
  }
}

async function load(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const files = await languages[`./message-files/${language}.ts`]?.();
  const others = namespaces.map(async (namespace) => {
    const key = `${language}:${namespace}`;
    if (loaded.has(key)) return;
    const texts = files?.usual[namespace] ?? (await files?.others[`../messages/${language}/${namespace}.json`]?.());
    if (texts) loaded.set(key, texts);
  });
  await Promise.all(others);
}

/**
 * Loads texts before a route renders; awaited at the top level of route modules.
 * @returns the names, for remix-i18next
 * @example export const handle = { i18n: await needs('cart') };
 */
export async function needs<N extends Namespace>(...namespaces: N[]): Promise<N[]> {
  if (!import.meta.env.SSR) {
    const language = document.documentElement.lang;
    if (isLanguage(language)) await load(language, namespaces);
  }
  return namespaces;
}

const rules = new Map<Language, Intl.PluralRules>();

function pluralForm(language: Language, count: number): string {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  return rule.select(count);
}

function findText(messages: Messages | undefined, language: Language, key: string, values?: MessageValues) {
  const count = values?.['count'];
  if (typeof count !== 'number') return messages?.[key];
  return messages?.[`${key}_${pluralForm(language, count)}`] ?? messages?.[`${key}_other`] ?? messages?.[key];
}

/**
 * The texts of a namespace in a language, as i18next gives them: `{{name}}` is filled from the values, `count` chooses
 * the plural form, a key without a text is returned itself.
 */
export function translate<N extends Namespace>(language: Language, namespace: N): Translate<N> {
  const messages = loaded.get(`${language}:${namespace}`);
  return (key, values) => {
    const text = findText(messages, language, key, values) ?? key;
    if (!values) return text;
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

/** All loaded texts by `language:namespace`; complete on the server only. */
export function allMessages(): ReadonlyMap<string, Messages> {
  return loaded;
}
