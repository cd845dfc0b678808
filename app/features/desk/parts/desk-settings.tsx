import { Link } from '@remix-run/react';
import { SETTING_KEYS, type SettingKey } from 'contract/desk-settings';
import type { ListedSetting } from '~/api/desk-settings';
import { LANGUAGES, type Language, languageTable } from '~/locale/languages';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { DeskTable } from './desk-table';
import { MissingMark } from './missing-mark';

const CATEGORY_NAME = 'blog_category_name_';

const isKnown = (key: string): key is SettingKey =>
  Object.values(SETTING_KEYS)
    .flat()
    .some((each) => each === key);

/** What a setting is for, in words; empty for one of another backend. */
export function useSettingWords() {
  const t = useT('desk-site');
  return (key: string): string => {
    if (key.startsWith(CATEGORY_NAME))
      return t('setting.blog_category_name', { category: key.slice(CATEGORY_NAME.length) });
    return isKnown(key) ? t(`setting.${key}`) : '';
  };
}

type Settings = { readonly settings: readonly ListedSetting[] };

/** Every general setting with its values: texts in the six languages, values that languages may replace, and those for all. */
export function DeskSettingsList({ settings }: Settings) {
  const ofKind = (kind: ListedSetting['kind']) => settings.filter((setting) => setting.kind === kind);
  return (
    <>
      <TextSettings settings={ofKind('texts')} />
      <ValueSettings kind="languages" settings={ofKind('languages')} />
      <ValueSettings kind="common" settings={ofKind('common')} />
    </>
  );
}

function SettingName({ name }: { readonly name: string }) {
  const { language } = useLocale();
  const words = useSettingWords();
  return (
    <th scope="row">
      <Link className="link" to={pathTo('deskSetting', language, { setting: name })}>
        {name}
      </Link>
      <span className="desk-note muted small">{words(name)}</span>
    </th>
  );
}

function TextSettings({ settings }: Settings) {
  const t = useT('desk-site');
  const title = t('settings.texts');
  return (
    <section className="stack-s" aria-labelledby="settings-texts">
      <h2 id="settings-texts">{title}</h2>
      <DeskTable label={title} columns={[t('settings.key'), ...LANGUAGES.map((each) => languageTable[each].name)]}>
        {settings.map(({ key, form }) => (
          <tr key={key}>
            <SettingName name={key} />
            {LANGUAGES.map((language) => (
              <td key={language} className="desk-clip">
                <TextValue language={language} form={form} />
              </td>
            ))}
          </tr>
        ))}
      </DeskTable>
    </section>
  );
}

function TextValue({ language, form }: { readonly language: Language } & Pick<ListedSetting, 'form'>) {
  const t = useT('desk-site');
  const own = form.values[language];
  if (own) return <span lang={language}>{own}</span>;
  return form.value ? <span className="muted">{t('settings.shared')}</span> : <MissingMark />;
}

function ValueSettings({ kind, settings }: Settings & { readonly kind: 'languages' | 'common' }) {
  const t = useT('desk-site');
  const title = t(`settings.${kind}`);
  const columns = [t('settings.key'), t('settings.value'), ...(kind === 'languages' ? [t('settings.own')] : [])];
  return (
    <section className="stack-s" aria-labelledby={`settings-${kind}`}>
      <h2 id={`settings-${kind}`}>{title}</h2>
      <DeskTable label={title} columns={columns}>
        {settings.map(({ key, form }) => (
          <tr key={key}>
            <SettingName name={key} />
            <td className="desk-clip">
              {form.value === '' ? <span className="muted">{t('settings.unset')}</span> : <code>{form.value}</code>}
            </td>
            {kind === 'languages' && <td>{Object.keys(form.values).join(', ') || '–'}</td>}
          </tr>
        ))}
      </DeskTable>
    </section>
  );
}
