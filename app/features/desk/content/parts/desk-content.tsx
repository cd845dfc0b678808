import { hasPart } from 'contract/content-fields';
import type { DeskContentChoices, DeskContentItem } from '~/api/desk-content';
import { formatDateTime } from '~/locale/dates';
import { LANGUAGES } from '~/locale/languages';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { contentPath } from '~/routing/content-path';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { TextLink } from '~/ui/text-link';
import { DeskEditor } from '../../parts/desk-editor';
import { NotedLine } from '../../parts/noted-field';
import type { ContentAnswer } from '../content-answer.server';
import type { ContentForm } from '../content-form';
import { ContentFacts } from './content-facts';
import { ContentLanguage } from './content-language';
import { ContentProducts } from './content-products';
import { ContentVersions } from './content-versions';

export type EditedItem = Omit<DeskContentItem, 'fields'>;

type DeskContentFormProps = {
  readonly item: EditedItem;
  readonly choices: DeskContentChoices;
  readonly form: ContentForm;
  /** The form as it came back, if it was not saved. */
  readonly answer: ContentAnswer | undefined;
};

/** An item as its editor changes it: facts, texts in six languages, products, publication, and all its versions. */
export function DeskContentForm({ item, choices, form: saved, answer }: DeskContentFormProps) {
  const form = answer?.form ?? saved;
  const labels = useContentLabels();
  const [latest] = item.versions;
  const { kind } = item;
  return (
    <>
      <ContentState item={item} />
      <DeskEditor
        version={item.version}
        answer={answer}
        labels={labels}
        lastChange={latest ? { by: latest.by, at: latest.at } : null}
        encType="multipart/form-data"
        buttons={<PublishButtons />}
      >
        {/* the button that Enter presses in a field of one line */}
        <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" />
        <div className="desk-content-languages">
          {LANGUAGES.map((language) => (
            <ContentLanguage key={language} {...{ language, kind }} text={form.texts[language]} />
          ))}
        </div>
        <ContentFacts {...{ kind, form, choices }} />
        {hasPart(kind, 'models') && (
          <ContentProducts
            models={form.models}
            products={answer?.products ?? item.products}
            found={answer?.found ?? null}
          />
        )}
        <Publication form={form} />
      </DeskEditor>
      <ContentVersions item={item} />
    </>
  );
}

function useContentLabels() {
  const t = useT('desk-content');
  const time = (name: 'dated' | 'starts' | 'ends') => ({
    [`${name}.day`]: `${t(name)}, ${t('day')}`,
    [`${name}.time`]: `${t(name)}, ${t('time')}`,
  });
  const tab = (prefix: string) => ({
    [`${prefix}.*.title`]: t('title.own'),
    [`${prefix}.*.slug`]: t('slug'),
    [`${prefix}.*.content`]: t('content'),
    [`${prefix}.*.place`]: t('place'),
  });
  return {
    ...{ title: t('title.own'), slug: t('slug'), excerpt: t('excerpt'), content: t('content') },
    ...{ meta_description: t('metaDescription'), category: t('category'), blogger: t('blogger'), brand: t('brand') },
    ...{ list_group: t('list.group'), list_brand: t('list.brand'), image: t('image'), image_file: t('image') },
    ...{ note: t('note'), 'at.day': t('at.day'), 'at.time': t('at.time') },
    ...time('dated'),
    ...time('starts'),
    ...time('ends'),
    ...tab('tabs'),
    ...tab('tabs.*.nested'),
  };
}

/** How the item stands, and where it can be seen. */
function ContentState({ item }: { readonly item: EditedItem }) {
  const t = useT('desk-content');
  const { language } = useLocale();
  const { id, kind, state, scheduled, slugs } = item;
  return (
    <div className="stack-s">
      <p className="desk-state">
        <b className="desk-mark">{t(`state.${state}`)}</b> <span>{t(`kind.${kind}`)}</span>
        {scheduled && (
          <span>
            {t('scheduledAt', { at: formatDateTime(scheduled.at) })} ({t('version', { number: scheduled.version })})
          </span>
        )}
      </p>
      <p className="desk-actions">
        <TextLink to={pathTo('deskContentPreview', language, { id: String(id) })}>{t('preview')}</TextLink>
        {slugs[language] && <TextLink to={contentPath(kind, language, slugs[language])}>{t('show')}</TextLink>}
      </p>
    </div>
  );
}

/** The note on a version, and when it is to be published. */
function Publication({ form }: { readonly form: ContentForm }) {
  const t = useT('desk-content');
  return (
    <fieldset className="desk-part">
      <legend>{t('publication')}</legend>
      <NotedLine name="note" label={t('note')} hint={t('note.hint')} defaultValue={form.note} maxLength={500} />
      <div className="desk-row desk-time">
        <NotedLine name="at.day" label={t('at.day')} type="date" defaultValue={form.at.day} hint={t('at.hint')} />
        <NotedLine name="at.time" label={t('at.time')} type="time" defaultValue={form.at.time} />
      </div>
    </fieldset>
  );
}

function PublishButtons() {
  const t = useT('desk-content');
  return (
    <>
      <Button look="line" name="intent" value="publish">
        {t('publish.now')}
      </Button>
      <Button look="line" name="intent" value="schedule">
        {t('publish.later')}
      </Button>
    </>
  );
}
