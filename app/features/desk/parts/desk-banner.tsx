import { type BannerForm, type BannerKind, CROP_POINTS } from 'contract/desk-banners';
import { useContext } from 'react';
import type { DeskBanner } from '~/api/desk-banners';
import { useT } from '~/locale/translator';
import { SelectField } from '~/ui/field';
import { DeskEditor, type EditorAnswer } from './desk-editor';
import { DeskRemove } from './desk-remove';
import { FieldNotesContext, fieldId, NotedLine, TextsByLanguage } from './noted-field';
import { PictureField } from './picture-field';

const EMPTY: BannerForm = {
  image: '',
  tall: '',
  night: '',
  crop: 'center',
  starts: '',
  ends: '',
  titles: {},
  headings: {},
  sub_texts: {},
  button_texts: {},
  urls: {},
};

type DeskBannerFormProps = {
  /** The banner as it is saved; a new one has the key of its form as its version. */
  readonly banner: Pick<DeskBanner, 'version' | 'kind'> & Partial<Pick<DeskBanner, 'form' | 'last_change'>>;
  /** The form as it came back, if it was not saved. */
  readonly answer: (EditorAnswer & { readonly form: BannerForm }) | undefined;
};

/** A banner as its editor changes it: picture, days, and texts in six languages; a line of text has no picture. */
export function DeskBannerForm({ banner, answer }: DeskBannerFormProps) {
  const { version, kind, form: saved = EMPTY, last_change: lastChange = null } = banner;
  const form = answer?.form ?? saved;
  const labels = useBannerLabels(form);
  const isText = kind === 'text';
  return (
    <>
      <DeskEditor
        version={version}
        answer={answer}
        labels={labels}
        lastChange={lastChange}
        {...(!isText && { encType: 'multipart/form-data' })}
      >
        <BannerTexts kind={kind} form={form} />
        <BannerDays form={form} />
        {!isText && <BannerPicture form={form} />}
      </DeskEditor>
      {banner.form && <DeskRemove version={answer?.version === undefined ? version : String(answer.version)} />}
    </>
  );
}

function useBannerLabels({ image }: BannerForm) {
  const t = useT('desk-site');
  const picture = t(image === '' ? 'banners.pictureNew' : 'banners.pictureOther');
  return {
    ...{ headings: t('banners.heading'), sub_texts: t('banners.subText'), button_texts: t('banners.button') },
    ...{ titles: t('banners.titleText'), urls: t('banners.url'), image: picture, picture },
    ...{ starts: t('banners.starts'), ends: t('banners.ends') },
  };
}

type FormProps = { readonly form: BannerForm };

function BannerTexts({ kind, form }: FormProps & { readonly kind: BannerKind }) {
  const t = useT('desk-site');
  return (
    <>
      <TextsByLanguage name="headings" legend={t('banners.heading')} texts={form.headings} maxLength={120} />
      {kind !== 'text' && (
        <>
          <TextsByLanguage
            name="sub_texts"
            legend={t('banners.subText')}
            hint={t('banners.subTextHint')}
            texts={form.sub_texts}
            maxLength={300}
            rows={3}
          />
          <TextsByLanguage name="button_texts" legend={t('banners.button')} texts={form.button_texts} maxLength={60} />
          <TextsByLanguage
            name="titles"
            legend={t('banners.titleText')}
            hint={t('banners.titleHint')}
            texts={form.titles}
            maxLength={120}
          />
        </>
      )}
      <TextsByLanguage
        name="urls"
        legend={t('banners.url')}
        hint={t('banners.urlHint')}
        texts={form.urls}
        maxLength={500}
      />
    </>
  );
}

function BannerDays({ form }: FormProps) {
  const t = useT('desk-site');
  return (
    <section className="desk-part" aria-labelledby="part-days">
      <h2 id="part-days">{t('banners.days')}</h2>
      <p className="hint">{t('banners.daysHint')}</p>
      <div className="desk-row">
        <NotedLine name="starts" label={t('banners.starts')} type="date" defaultValue={form.starts} />
        <NotedLine name="ends" label={t('banners.ends')} type="date" defaultValue={form.ends} />
      </div>
    </section>
  );
}

function BannerPicture({ form }: FormProps) {
  const t = useT('desk-site');
  const stores = useT('desk-stores');
  const { saved } = useContext(FieldNotesContext);
  const { image, crop } = form;
  const savedCrop = CROP_POINTS.find((point) => point === saved['crop']);
  const cropHint = savedCrop && stores('conflict.now', { value: t(`banners.crop.${savedCrop}`) });
  return (
    <section className="desk-part" aria-labelledby="part-picture">
      <h2 id="part-picture">{t('banners.picture')}</h2>
      <PictureField
        name="image"
        file="picture"
        hash={image}
        now={t('banners.pictureNow')}
        label={t(image === '' ? 'banners.pictureNew' : 'banners.pictureOther')}
        hint={t('banners.pictureHint')}
      />
      <div className="desk-form stack-s">
        <SelectField
          id={fieldId('crop')}
          name="crop"
          label={t('banners.crop')}
          defaultValue={crop}
          {...(cropHint && { hint: cropHint })}
        >
          {CROP_POINTS.map((point) => (
            <option key={point} value={point}>
              {t(`banners.crop.${point}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {VIEWS.map((view) => (
        <PictureField
          key={view}
          name={view}
          file={`${view}_picture`}
          hash={form[view]}
          now={t(`banners.${view}Now`)}
          label={t(form[view] === '' ? `banners.${view}New` : `banners.${view}Other`)}
          hint={t(`banners.${view}Hint`)}
          removeLabel={t(`banners.${view}Remove`)}
        />
      ))}
    </section>
  );
}

/** What else there can be of a picture: the scene for tall frames, and for dark screens. */
const VIEWS = ['tall', 'night'] as const;
