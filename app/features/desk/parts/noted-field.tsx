import { createContext, type InputHTMLAttributes, type ReactNode, useContext } from 'react';
import { LANGUAGES, type Language, languageTable } from '~/locale/languages';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { classNames } from '~/ui/class-names';
import { TextAreaField, TextField } from '~/ui/field';
import { Icon } from '~/ui/icon';

/** What is to be said beside the fields of a form, by their names. */
export type FieldNotes = {
  /** What is wrong with what was typed, in words. */
  readonly faults: Readonly<Record<string, string>>;
  /** What somebody else has saved where it differs. */
  readonly saved: Readonly<Record<string, string>>;
};

export const FieldNotesContext = createContext<FieldNotes>({ faults: {}, saved: {} });

/** Id of the field of a name. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;

/** What is said beside a field: its error, and its hint with what is saved now. */
export function useNotes(name: string, hint?: string) {
  const t = useT('desk-stores');
  const { faults, saved } = useContext(FieldNotesContext);
  const fault = faults[name];
  const value = saved[name];
  const now = value === undefined ? undefined : t('conflict.now', { value: value || t('conflict.empty') });
  const said: ReactNode = now && hint ? `${hint} ${now}` : (now ?? hint);
  return { ...(fault && { error: fault }), ...(said && { hint: said }) };
}

type NotedLineProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
};

/** One line of a form, with what is to be said beside it. */
export function NotedLine({ name, label, hint, ...input }: NotedLineProps) {
  return (
    <TextField id={fieldId(name)} name={name} label={label} autoComplete="off" {...input} {...useNotes(name, hint)} />
  );
}

type TextsProps = {
  /** Of the fields, each with its language behind it: `leads.fi`. */
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly texts: Partial<Record<Language, string>>;
  readonly maxLength: number;
  /** Lines of a field; one line without. */
  readonly rows?: number | undefined;
};

/** How many of the languages have the text. */
const countOf = (texts: TextsProps['texts']): number =>
  LANGUAGES.filter((language) => (texts[language] ?? '').trim() !== '').length;

/**
 * A short text in the six languages, folded to one line where it is there in all of them or in none, and nothing is to be said about
 * it.
 */
export function FoldedTexts(props: TextsProps) {
  const { name, legend, texts } = props;
  const { faults, saved } = useContext(FieldNotesContext);
  const { language } = useLocale();
  const count = countOf(texts);
  const isNoted = [...Object.keys(faults), ...Object.keys(saved)].some((field) => field.startsWith(`${name}.`));
  const shown = texts[language] || texts.fi;
  return (
    <details className="desk-fold" open={isNoted || (count > 0 && count < LANGUAGES.length)}>
      <summary>
        {legend}: {shown ? <b lang={texts[language] ? language : 'fi'}>{shown}</b> : '–'}{' '}
        <span className="muted">
          {count}/{LANGUAGES.length}
        </span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <TextsByLanguage {...props} />
    </details>
  );
}

/** A text in the six languages side by side; those without a text are marked. */
export function TextsByLanguage({ name, legend, hint, texts, maxLength, rows }: TextsProps) {
  return (
    <fieldset className={classNames('desk-texts', !rows && 'is-short')}>
      <legend>{legend}</legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="desk-languages">
        {LANGUAGES.map((language) => (
          <LanguageField
            key={language}
            {...{ language, maxLength, rows }}
            name={`${name}.${language}`}
            value={texts[language] ?? ''}
          />
        ))}
      </div>
    </fieldset>
  );
}

type LanguageFieldProps = Pick<TextsProps, 'maxLength' | 'rows'> & {
  readonly language: Language;
  readonly name: string;
  readonly value: string;
};

function LanguageField({ language, name, value, maxLength, rows }: LanguageFieldProps) {
  const t = useT('desk-stores');
  const own = languageTable[language].name;
  const field = {
    ...{ id: fieldId(name), name, maxLength, lang: language, defaultValue: value },
    label: value.trim() === '' ? `${own} – ${t('missing')}` : own,
    ...useNotes(name),
  };
  return rows ? <TextAreaField {...field} rows={rows} /> : <TextField {...field} autoComplete="off" />;
}
