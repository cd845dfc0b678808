import { type ContentKindName, hasPart } from 'contract/content-fields';
import type { DeskContentChoices } from '~/api/desk-content';
import { mediaUrl } from '~/features/catalog/media-url';
import { PHOTO_TYPES } from '~/features/photos/photo-types';
import type { TypedTime } from '~/locale/helsinki-time';
import { useT } from '~/locale/translator';
import { Checkbox } from '~/ui/choice';
import { describedBy, Field, SelectField } from '~/ui/field';
import { fieldId, NotedLine, useNotes } from '../../parts/noted-field';
import type { ContentForm } from '../content-form';

type ContentFactsProps = {
  readonly kind: ContentKindName;
  readonly form: ContentForm;
  readonly choices: DeskContentChoices;
};

/** What an item has besides its texts and products, as its kind has it: picture, topic, writer, days, rule of products. */
export function ContentFacts({ kind, form, choices }: ContentFactsProps) {
  const t = useT('desk-content');
  return (
    <section className="desk-part" aria-labelledby="part-facts">
      <h2 id="part-facts">{t('facts')}</h2>
      <PictureField image={form.image} />
      <div className="desk-row">
        {hasPart(kind, 'post') && (
          <>
            <Choice
              name="category"
              label={t('category')}
              value={form.category}
              options={choices.categories.map(({ key, name }) => [key, name])}
            />
            <Choice name="blogger" label={t('blogger')} value={form.blogger} options={named(choices.bloggers)} />
          </>
        )}
        {hasPart(kind, 'brand') && (
          <Choice name="brand" label={t('brand')} value={form.brand} options={named(choices.brands)} />
        )}
      </div>
      {hasPart(kind, 'post') && (
        <TimeFields name="dated" legend={t('dated')} hint={t('dated.hint')} value={form.dated} />
      )}
      {hasPart(kind, 'days') && (
        <>
          <TimeFields name="starts" legend={t('starts')} hint={t('starts.hint')} value={form.starts} />
          <TimeFields name="ends" legend={t('ends')} hint={t('ends.hint')} value={form.ends} />
        </>
      )}
      {hasPart(kind, 'list') && <ListRule form={form} choices={choices} />}
    </section>
  );
}

/** Which products a campaign lists besides chosen ones. */
function ListRule({ form, choices }: Pick<ContentFactsProps, 'form' | 'choices'>) {
  const t = useT('desk-content');
  return (
    <fieldset className="stack-s">
      <legend>{t('list')}</legend>
      <p className="hint">{t('list.hint')}</p>
      <div className="desk-row">
        <Choice name="list_group" label={t('list.group')} value={form.list_group} options={named(choices.groups)} />
        <Choice name="list_brand" label={t('list.brand')} value={form.list_brand} options={named(choices.brands)} />
      </div>
      <Checkbox name="list_reduced" defaultChecked={form.list_reduced}>
        {t('list.reduced')}
      </Checkbox>
    </fieldset>
  );
}

type Option = readonly [value: string, name: string];

const named = (choices: DeskContentChoices['brands']) => choices.map(({ id, name }): Option => [String(id), name]);

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** The options after the empty one. */
  readonly options: readonly Option[];
};

/** What was chosen and is no longer to be had stays chosen: it is refused when the form is saved, not dropped unseen. */
function Choice({ name, label, value, options }: ChoiceProps) {
  const t = useT('desk-content');
  const isThere = value === '' || options.some(([each]) => each === value);
  const shown = isThere ? options : [...options, [value, value] as const];
  return (
    <SelectField id={fieldId(name)} name={name} label={label} defaultValue={value} {...useNotes(name)}>
      <option value="">{t('choice.none')}</option>
      {shown.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

type TimeFieldsProps = {
  readonly name: string;
  readonly legend: string;
  readonly hint: string;
  readonly value: TypedTime;
};

/** A day and a time of it in Helsinki. */
function TimeFields({ name, legend, hint, value }: TimeFieldsProps) {
  const t = useT('desk-content');
  return (
    <fieldset className="stack-s">
      <legend>{legend}</legend>
      <p className="hint">{hint}</p>
      <div className="desk-row desk-time">
        <NotedLine name={`${name}.day`} label={t('day')} type="date" defaultValue={value.day} />
        <NotedLine name={`${name}.time`} label={t('time')} type="time" defaultValue={value.time} />
      </div>
    </fieldset>
  );
}

/** The picture of an item: the one it has, and a field for another. */
function PictureField({ image }: { readonly image: string }) {
  const t = useT('desk-content');
  const id = fieldId('image_file');
  const { error } = useNotes('image_file');
  const { error: unknown, hint: saved } = useNotes('image');
  const notes = {
    id,
    hint: saved ? (
      <>
        {t('image.hint')} {saved}
      </>
    ) : (
      t('image.hint')
    ),
    error: error ?? unknown,
  };
  return (
    <div className="desk-picture">
      {image !== '' && (
        <figure className="stack-s">
          <img src={mediaUrl(`/media/${image}`, '640')} alt={t('image.current')} width={320} height={180} />
          <Checkbox name="image_remove">{t('image.remove')}</Checkbox>
        </figure>
      )}
      <input type="hidden" name="image" value={image} />
      <Field label={t('image')} {...notes}>
        <input
          id={id}
          type="file"
          name="image_file"
          accept={PHOTO_TYPES}
          className="file-input"
          {...describedBy(notes)}
        />
      </Field>
    </div>
  );
}
