import { CONTENT_LIMITS, type ContentKindName, hasPart } from 'contract/content-fields';
import { useContext } from 'react';
import { type Language, languageTable } from '~/locale/languages';
import { useT } from '~/locale/translator';
import { Checkbox } from '~/ui/choice';
import { FieldError, TextAreaField } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { FieldNotesContext, fieldId, NotedLine, useNotes } from '../../parts/noted-field';
import type { TabForm, TabText, TextForm } from '../content-form';
import { RichField } from './rich-field';

const NO_TAB: TabForm = { slug: '', title: '', content: '', nested: [] };

type ContentLanguageProps = { readonly language: Language; readonly kind: ContentKindName; readonly text: TextForm };

const isEmpty = ({ slug, title, excerpt, meta_description, content, tabs }: TextForm): boolean =>
  [slug, title, excerpt, meta_description, content].every((each) => each.trim() === '') && tabs.length === 0;

/** The texts of an item in one language; one without any words is marked as missing. */
export function ContentLanguage({ language, kind, text }: ContentLanguageProps) {
  const t = useT('desk-content');
  const own = languageTable[language].name;
  const contentLabel = useLabel(t('content'), language);
  return (
    <fieldset className="desk-language">
      <legend>
        <span lang={language}>{own}</span> {isEmpty(text) && <b className="desk-mark">{t('missing.mark')}</b>}
      </legend>
      <Line {...{ language, text }} field="title" label={t('title.own')} maxLength={CONTENT_LIMITS.title} />
      <Line
        {...{ language, text }}
        field="slug"
        label={t('slug')}
        hint={t('slug.hint')}
        maxLength={CONTENT_LIMITS.slug}
      />
      {hasPart(kind, 'excerpt') && (
        <Lines
          {...{ language, text }}
          field="excerpt"
          label={t('excerpt')}
          rows={3}
          maxLength={CONTENT_LIMITS.excerpt}
        />
      )}
      <Lines
        {...{ language, text }}
        field="meta_description"
        label={t('metaDescription')}
        rows={2}
        maxLength={CONTENT_LIMITS.metaDescription}
      />
      {hasPart(kind, 'content') && (
        <RichField name={`${language}.content`} label={contentLabel} language={language} value={text.content} />
      )}
      {hasPart(kind, 'tabs') && <Tabs language={language} tabs={text.tabs} />}
    </fieldset>
  );
}

type LineField = 'title' | 'slug' | 'excerpt' | 'meta_description';

type LineProps = Pick<ContentLanguageProps, 'language' | 'text'> & {
  readonly field: LineField;
  readonly label: string;
  readonly hint?: string;
  readonly maxLength: number;
};

/** A field's name for screen readers holds its language, for the six fields stand side by side. */
function useLabel(label: string, language: Language): string {
  const t = useT('desk-content');
  return t('field.in', { field: label, language: t(`language.${language}`) });
}

function Line({ language, text, field, label, hint, maxLength }: LineProps) {
  return (
    <NotedLine
      name={`${language}.${field}`}
      label={useLabel(label, language)}
      lang={language}
      defaultValue={text[field]}
      maxLength={maxLength}
      {...(hint && { hint })}
    />
  );
}

function Lines({ language, text, field, label, maxLength, rows }: LineProps & { readonly rows: number }) {
  const name = `${language}.${field}`;
  return (
    <TextAreaField
      id={fieldId(name)}
      name={name}
      label={useLabel(label, language)}
      lang={language}
      rows={rows}
      defaultValue={text[field]}
      maxLength={maxLength}
      {...useNotes(name)}
    />
  );
}

/** The tabs of a page: those there are, and an empty row for another. */
function Tabs({ language, tabs }: { readonly language: Language; readonly tabs: readonly TabForm[] }) {
  const t = useT('desk-content');
  const list = `${language}.tabs`;
  const { error } = useNotes(list);
  return (
    <div className="stack-s" id={fieldId(list)} tabIndex={-1}>
      {error && <FieldError id={`${fieldId(list)}-error`}>{error}</FieldError>}
      {[...tabs, NO_TAB].map((tab, index) => (
        <TabFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the form
          key={index}
          {...{ language, index, tab }}
          prefix={`${list}.${index}`}
          title={tab === NO_TAB ? t('tab.new') : t('tab.named', { number: index + 1, title: tab.title })}
          isNew={tab === NO_TAB}
        >
          {tab !== NO_TAB && <NestedTabs {...{ language, tab }} prefix={`${list}.${index}.nested`} />}
        </TabFields>
      ))}
    </div>
  );
}

type NestedTabsProps = { readonly language: Language; readonly tab: TabForm; readonly prefix: string };

function NestedTabs({ language, tab: { nested }, prefix }: NestedTabsProps) {
  const t = useT('desk-content');
  return [...nested, NO_TAB].map((inner, index) => (
    <TabFields
      // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the form
      key={index}
      {...{ language, index }}
      tab={inner}
      prefix={`${prefix}.${index}`}
      title={inner === NO_TAB ? t('nested.new') : t('nested.named', { number: index + 1, title: inner.title })}
      isNew={inner === NO_TAB}
    />
  ));
}

type TabFieldsProps = {
  readonly language: Language;
  readonly index: number;
  readonly tab: TabText;
  /** Of the fields' names, `fi.tabs.0`. */
  readonly prefix: string;
  readonly title: string;
  readonly isNew: boolean;
  /** Tabs in this one. */
  readonly children?: React.ReactNode;
};

/** The fields of a tab, folded to its title where nothing is to be said about them. */
function TabFields({ language, index, tab, prefix, title, isNew, children }: TabFieldsProps) {
  const t = useT('desk-content');
  const { faults, saved } = useContext(FieldNotesContext);
  const isNoted = [...Object.keys(faults), ...Object.keys(saved)].some((name) => name.startsWith(`${prefix}.`));
  return (
    <details className="desk-fold desk-tab" open={isNoted}>
      <summary>
        {title}
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className="desk-part">
        <NotedLine
          name={`${prefix}.title`}
          label={t('title.own')}
          lang={language}
          defaultValue={tab.title}
          maxLength={CONTENT_LIMITS.title}
        />
        <NotedLine name={`${prefix}.slug`} label={t('slug')} defaultValue={tab.slug} maxLength={CONTENT_LIMITS.slug} />
        <RichField name={`${prefix}.content`} label={t('content')} language={language} value={tab.content} />
        {children}
        {!isNew && (
          <div className="desk-row desk-place">
            <NotedLine name={`${prefix}.place`} label={t('place')} inputMode="numeric" defaultValue={index + 1} />
            <Checkbox name={`${prefix}.remove`}>{t('remove')}</Checkbox>
          </div>
        )}
      </div>
    </details>
  );
}
