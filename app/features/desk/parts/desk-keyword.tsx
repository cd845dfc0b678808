import type { KeywordForm } from 'contract/desk-keywords';
import type { DeskKeyword } from '~/api/desk-keywords';
import { useT } from '~/locale/translator';
import { DeskEditor, type EditorAnswer } from './desk-editor';
import { DeskRemove } from './desk-remove';
import { TextsByLanguage } from './noted-field';

const EMPTY: KeywordForm = { words: {}, texts: {}, urls: {} };

type DeskKeywordFormProps = {
  /** The word as it is saved; a new one has the key of its form as its version alone. */
  readonly keyword: Pick<DeskKeyword, 'version'> & Partial<Pick<DeskKeyword, 'form' | 'last_change'>>;
  /** The form as it came back, if it was not saved. */
  readonly answer: (EditorAnswer & { readonly form: KeywordForm }) | undefined;
};

/** An explained word as its editor changes it: the word, its explanation and where there is more, in six languages. */
export function DeskKeywordForm({ keyword, answer }: DeskKeywordFormProps) {
  const t = useT('desk-site');
  const { version, form = EMPTY, last_change: lastChange = null } = keyword;
  const { words, texts, urls } = answer?.form ?? form;
  const labels = { words: t('keywords.word'), texts: t('keywords.text'), urls: t('keywords.url') };
  return (
    <>
      <DeskEditor version={version} answer={answer} labels={labels} lastChange={lastChange}>
        <TextsByLanguage
          name="words"
          legend={t('keywords.word')}
          hint={t('keywords.wordHint')}
          texts={words}
          maxLength={80}
        />
        <TextsByLanguage
          name="texts"
          legend={t('keywords.text')}
          hint={t('keywords.textHint')}
          texts={texts}
          maxLength={5000}
          rows={6}
        />
        <TextsByLanguage
          name="urls"
          legend={t('keywords.url')}
          hint={t('keywords.urlHint')}
          texts={urls}
          maxLength={500}
        />
      </DeskEditor>
      {keyword.form && <DeskRemove version={answer?.version === undefined ? version : String(answer.version)} />}
    </>
  );
}
