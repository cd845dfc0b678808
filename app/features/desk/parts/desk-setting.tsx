import { longestSetting, type SettingForm } from 'contract/desk-settings';
import type { DeskSetting } from '~/api/desk-settings';
import { useT } from '~/locale/translator';
import { DeskEditor, type EditorAnswer } from './desk-editor';
import { useSettingWords } from './desk-settings';
import { NotedArea } from './noted-area';
import { FoldedTexts, TextsByLanguage } from './noted-field';

type DeskSettingFormProps = {
  readonly setting: DeskSetting;
  /** The form as it came back, if it was not saved. */
  readonly answer: (EditorAnswer & { readonly form: SettingForm }) | undefined;
};

/** A general setting as its editor changes it: one value for all languages, and one for each that has its own. */
export function DeskSettingForm({ setting, answer }: DeskSettingFormProps) {
  const t = useT('desk-site');
  const words = useSettingWords();
  const { key, kind, is_json: isJson, version, last_change: lastChange } = setting;
  const { value, values } = answer?.form ?? setting.form;
  const rows = isJson ? 8 : 3;
  const maxLength = longestSetting(key);
  const forAll = t(kind === 'common' ? 'settings.forAll' : 'settings.forOthers');
  const labels = { value: forAll, values: t('settings.byLanguage') };
  const byLanguage = { name: 'values', legend: t('settings.byLanguage'), texts: values, maxLength, rows };
  return (
    <>
      <p>{words(key)}</p>
      <DeskEditor version={version} answer={answer} labels={labels} lastChange={lastChange}>
        <NotedArea
          name="value"
          label={forAll}
          hint={t(isJson ? 'settings.json' : 'settings.plain')}
          rows={rows}
          maxLength={maxLength}
          spellCheck={false}
          defaultValue={value}
        />
        {kind === 'texts' && <TextsByLanguage {...byLanguage} />}
        {kind === 'languages' && <FoldedTexts {...byLanguage} />}
      </DeskEditor>
    </>
  );
}
