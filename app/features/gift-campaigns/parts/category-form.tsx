import { Form, Link, useNavigation } from '@remix-run/react';
import { Plate } from '~/features/catalog/parts/plate';
import { LANGUAGES, languageTable } from '~/locale/languages';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo, queryString } from '~/routing/path-to';
import { Button, ButtonLink } from '~/ui/button';
import { FieldError, TextAreaField, TextField } from '~/ui/field';
import type { CodesAnswer } from '../change-codes.server';
import type { CategoryAnswer, CategoryData, VariantView } from '../edit-category.server';
import { GIFT_PLACES, type GiftSide, NEW } from '../managing';
import { Problems } from './campaign-form';
import { CodesPart } from './codes-part';

type CategoryPageProps = {
  readonly data: CategoryData;
  readonly answer: CategoryAnswer | CodesAnswer | undefined;
  readonly side: GiftSide;
};

/** A page of a campaign: its words and products, and its codes. */
export function CategoryFormPage({ data, answer, side }: CategoryPageProps) {
  const t = useT('gift-manage');
  const { language } = useLocale();
  const { campaign, codes } = data;
  const formAnswer = answer?.kind === 'form' ? answer : undefined;
  const codesAnswer = answer && answer.kind !== 'form' ? answer : undefined;
  const back = pathTo(GIFT_PLACES[side].campaign, language, { campaign: String(campaign.id) });
  return (
    <div className="stack">
      <p>
        <Link className="link" to={back}>
          {campaign.name || t('unnamed')}
        </Link>
      </p>
      {codes && (
        <p>
          <ButtonLink to={pathTo('giftCampaign', language, { category: codes.slug })}>{t('page.show')}</ButtonLink>{' '}
          <span className="muted">{t('page.showHint')}</span>
        </p>
      )}
      {codes && <CodesPart data={data} codes={codes} answer={codesAnswer} side={side} />}
      <CategoryForm data={data} answer={formAnswer} side={side} />
    </div>
  );
}

type CategoryFormProps = Omit<CategoryPageProps, 'answer'> & { readonly answer: CategoryAnswer | undefined };

function CategoryForm({ data, answer, side }: CategoryFormProps) {
  const t = useT('gift-manage');
  const isPending = useNavigation().state !== 'idle';
  const { language } = useLocale();
  const form = answer?.form ?? data.form;
  const here = pathTo(GIFT_PLACES[side].page, language, {
    campaign: String(data.campaign.id),
    giftPage: data.codes ? String(data.codes.id) : NEW,
  });
  return (
    <section className="stack" aria-labelledby="gift-words">
      <h2 id="gift-words">{t('page.words')}</h2>
      {data.codes && <TextLanguages here={here} current={form.language} />}
      <Form
        method="post"
        action={here}
        className="gift-form stack"
        aria-label={t('page.words')}
        key={`${answer?.version ?? data.version} ${form.language} ${answer?.search ?? ''}`}
      >
        <input type="hidden" name="version" value={answer?.version ?? data.version} />
        <input type="hidden" name="key" value={answer?.key || data.key} />
        <input type="hidden" name="language" value={form.language} />
        {answer?.faults && <Problems faults={answer.faults} isOutdated={answer.isOutdated} />}
        <GiftChoice data={data} answer={answer} />
        <GiftWords form={form} faults={answer?.faults?.fields ?? {}} />
        <Button look="primary" name="intent" value="save" pending={isPending}>
          {t('page.save')}
        </Button>
      </Form>
    </section>
  );
}

/** The search for products, what it found, and what is chosen. */
function GiftChoice({ data, answer }: Pick<CategoryFormProps, 'data' | 'answer'>) {
  const t = useT('gift-manage');
  const search = answer?.search ?? '';
  return (
    <>
      <ProductSearch search={search} />
      {search !== '' && (
        <Variants
          title={t('found', { search })}
          variants={answer?.found ?? []}
          none={t('found.none')}
          isChosen={false}
        />
      )}
      <Variants
        title={t('chosen')}
        variants={answer?.chosen ?? data.chosen}
        none={t('chosen.none')}
        isChosen
        error={answer?.faults?.fields['variants']}
      />
    </>
  );
}

type GiftWordsProps = Pick<CategoryData, 'form'> & { readonly faults: Readonly<Record<string, string>> };

function GiftWords({ form, faults }: GiftWordsProps) {
  const t = useT('gift-manage');
  return (
    <>
      <TextField
        id="gift-title"
        name="title"
        label={t('field.title')}
        defaultValue={form.title}
        error={faults['title']}
        maxLength={120}
        required
      />
      <TextAreaField
        id="gift-text"
        name="text"
        label={t('field.text')}
        hint={t('field.textHint')}
        defaultValue={form.text}
        error={faults['text']}
        rows={5}
        maxLength={2000}
      />
    </>
  );
}

/** In which language title and text are changed. */
function TextLanguages({ here, current }: { readonly here: string; readonly current: string }) {
  const t = useT('gift-manage');
  return (
    <nav aria-label={t('texts')}>
      <ul className="desk-chips">
        {LANGUAGES.map((each) => (
          <li key={each}>
            <Link
              className="link"
              to={`${here}${queryString({ texts: each })}#gift-words`}
              aria-current={each === current ? 'true' : undefined}
              lang={each}
            >
              {languageTable[each].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The search of the form: a button of the form itself, so that what is typed and ticked comes back with what it finds. */
function ProductSearch({ search }: { readonly search: string }) {
  const t = useT('gift-manage');
  return (
    <div className="desk-search">
      <TextField
        id="gift-search"
        name="search"
        type="search"
        label={t('search')}
        hint={t('search.hint')}
        defaultValue={search}
        maxLength={100}
      />
      <Button name="intent" value="search" formNoValidate>
        {t('search.do')}
      </Button>
    </div>
  );
}

type VariantsProps = {
  readonly title: string;
  readonly variants: readonly VariantView[];
  /** What is said when there are none. */
  readonly none: string;
  readonly isChosen: boolean;
  readonly error?: string | undefined;
};

/** Variants with their stock, each with a box. */
function Variants({ title, variants, none, isChosen, error }: VariantsProps) {
  const t = useT('gift-manage');
  const describedBy = error ? 'gift-variants-error' : undefined;
  return (
    <fieldset className="gift-variants" aria-describedby={describedBy}>
      <legend className="label">{title}</legend>
      {variants.length === 0 && <p className="muted">{none}</p>}
      <ul hidden={variants.length === 0}>
        {variants.map(({ id, brand, name, choice, picture, stock, is_orderable: isOrderable }) => (
          <li key={id}>
            <label className="check gift-variant">
              <input type="checkbox" name="variant" value={id} defaultChecked={isChosen} />
              <Plate picture={picture} use="thumb" alt="" />
              <span>
                <b>
                  {brand} {name}
                </b>
                {choice && <span className="muted"> {choice}</span>}
                <br />
                <span className={isOrderable ? 'small muted' : 'small gift-out'}>
                  {!isOrderable ? t('stock.out') : stock === null ? t('stock.onOrder') : t('stock', { count: stock })}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {error && <FieldError id="gift-variants-error">{error}</FieldError>}
    </fieldset>
  );
}
