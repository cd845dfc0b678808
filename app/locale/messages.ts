import { isLanguage, type Language } from './languages';
import type { MessageValues, Namespace, Translate } from './namespaces';

type Messages = Readonly<Record<string, string>>;

const files = import.meta.glob<Messages>('./messages/*/*.json', { import: 'default' });

const loaded = new Map<string, Messages>();

if (import.meta.env.SSR) {
  // a dynamic import, so that the browser build removes it together with this branch
  const { everyMessage } = await import('./every-message');
  for (const [path, messages] of Object.entries(everyMessage)) {
    const [, language, namespace] = /messages\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    loaded.set(`${language}:${namespace}`, messages);
  }
}

async function load(language: Language, namespace: Namespace): Promise<void> {
  const key = `${language}:${namespace}`;
  const file = files[`./messages/${language}/${namespace}.json`];
  if (file && !loaded.has(key)) loaded.set(key, await file());
}

/**
 * Loads texts before a route renders; awaited at the top level of route modules.
 * @returns the names, for remix-i18next
 * @example export const handle = { i18n: await needs('cart') };
 */
export async function needs<N extends Namespace>(...namespaces: N[]): Promise<N[]> {
  if (!import.meta.env.SSR) {
    const language = document.documentElement.lang;
    if (isLanguage(language)) await Promise.all(namespaces.map((namespace) => load(language, namespace)));
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
