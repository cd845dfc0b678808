import type { RentalForm } from 'contract/rental';
import type { DeskRental } from '~/api/rental';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { DeskChoice } from './desk-choice';
import { DeskEditor, type EditorAnswer } from './desk-editor';
import { DeskRemove } from './desk-remove';
import { NotedLine, TextsByLanguage } from './noted-field';
import { PictureField } from './picture-field';

const EMPTY: RentalForm = {
  day: '',
  weekend: '',
  week: '',
  deposit: '',
  sizes: '',
  stores: [],
  names: {},
  descriptions: {},
  image: '',
  alts: {},
};

type DeskRentalFormProps = {
  /** The item as it is saved; a new one has the key of its form as its version. */
  readonly rental: Pick<DeskRental, 'version' | 'known_stores'> & Partial<Pick<DeskRental, 'form' | 'last_change'>>;
  /** The form as it came back, if it was not saved. */
  readonly answer: (EditorAnswer & { readonly form: RentalForm }) | undefined;
};

/** A rental item as its editor changes it: names, prices, sizes, its picture, and the stores that rent it out. */
export function DeskRentalForm({ rental, answer }: DeskRentalFormProps) {
  const t = useT('desk-selling');
  const { language } = useLocale();
  const { version, form: saved = EMPTY, last_change: lastChange = null, known_stores: stores } = rental;
  const form = answer?.form ?? saved;
  const labels = useRentalLabels(form);
  const price = (name: 'day' | 'weekend' | 'week' | 'deposit') => (
    <NotedLine name={name} label={t(`rentals.${name}`)} defaultValue={form[name]} inputMode="decimal" size={10} />
  );
  return (
    <>
      <DeskEditor
        version={version}
        answer={answer}
        labels={labels}
        lastChange={lastChange}
        shownAt={pathTo('rentle', language)}
        encType="multipart/form-data"
      >
        <TextsByLanguage name="names" legend={t('rentals.name')} texts={form.names} maxLength={80} />
        <TextsByLanguage
          name="descriptions"
          legend={t('rentals.description')}
          texts={form.descriptions}
          maxLength={600}
          rows={3}
        />
        <section className="desk-part" aria-labelledby="part-prices">
          <h2 id="part-prices">{t('rentals.prices')}</h2>
          <p className="hint">{t('rentals.pricesHint')}</p>
          <div className="desk-row">
            {price('day')}
            {price('weekend')}
            {price('week')}
            {price('deposit')}
          </div>
          <NotedLine
            name="sizes"
            label={t('rentals.sizes')}
            hint={t('rentals.sizesHint')}
            defaultValue={form.sizes}
            maxLength={120}
          />
        </section>
        <RentalPicture form={form} />
        <DeskChoice
          name="stores"
          legend={t('rentals.stores')}
          hint={t('rentals.storesHint')}
          chosen={form.stores}
          known={stores}
        />
      </DeskEditor>
      {rental.form && <DeskRemove version={answer?.version === undefined ? version : String(answer.version)} />}
    </>
  );
}

function useRentalLabels({ image }: RentalForm) {
  const t = useT('desk-selling');
  const site = useT('desk-site');
  const picture = site(image === '' ? 'banners.pictureNew' : 'banners.pictureOther');
  return {
    ...{ names: t('rentals.name'), descriptions: t('rentals.description'), sizes: t('rentals.sizes') },
    ...{ day: t('rentals.day'), weekend: t('rentals.weekend'), week: t('rentals.week'), deposit: t('rentals.deposit') },
    ...{ stores: t('rentals.stores'), alts: t('rentals.alt'), image: picture, picture },
  };
}

function RentalPicture({ form: { image, alts } }: { readonly form: RentalForm }) {
  const t = useT('desk-selling');
  const site = useT('desk-site');
  return (
    <section className="desk-part" aria-labelledby="part-picture">
      <h2 id="part-picture">{site('banners.picture')}</h2>
      <PictureField
        name="image"
        file="picture"
        hash={image}
        now={t('rentals.pictureNow')}
        label={site(image === '' ? 'banners.pictureNew' : 'banners.pictureOther')}
        hint={t('rentals.pictureHint')}
        removeLabel={t('rentals.pictureRemove')}
      />
      <TextsByLanguage name="alts" legend={t('rentals.alt')} hint={t('rentals.altHint')} texts={alts} maxLength={160} />
    </section>
  );
}
