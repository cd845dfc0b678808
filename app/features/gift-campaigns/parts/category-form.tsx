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
  const fault = (name: string) => answer?.faults.fields[name];
  const chosen = answer?.chosen ?? data.chosen;
  const found = data.found.filter(({ id }) => !chosen.some((each) => each.id === id));
  const here = pathTo(GIFT_PLACES[side].page, language, {
    campaign: String(data.campaign.id),
    giftPage: data.codes ? String(data.codes.id) : NEW,
  });
  return (
    <section className="stack" aria-labelledby="gift-words">
      <h2 id="gift-words">{t('page.words')}</h2>
      {data.codes && <TextLanguages here={here} current={form.language} />}
      <ProductSearch here={here} search={data.search} texts={form.language} />
      <Form
        method="post"
        action={here}
        className="gift-form stack"
        aria-label={t('page.words')}
        key={`${answer?.version ?? data.version} ${form.language} ${data.search}`}
      >
        <input type="hidden" name="version" value={answer?.version ?? data.version} />
        <input type="hidden" name="key" value={answer?.key || data.key} />
        <input type="hidden" name="language" value={form.language} />
        {answer && <Problems answer={answer} />}
        <Variants title={t('found', { search: data.search })} variants={found} isChosen={false} />
        <Variants title={t('chosen')} variants={chosen} isChosen error={fault('variants')} />
        <TextField
          id="gift-title"
          name="title"
          label={t('field.title')}
          defaultValue={form.title}
          error={fault('title')}
          maxLength={120}
          required
        />
        <TextAreaField
          id="gift-text"
          name="text"
          label={t('field.text')}
          hint={t('field.textHint')}
          defaultValue={form.text}
          error={fault('text')}
          rows={5}
          maxLength={2000}
        />
        <Button look="primary" name="intent" value="save" pending={isPending}>
          {t('page.save')}
        </Button>
      </Form>
    </section>
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

type ProductSearchProps = { readonly here: string; readonly search: string; readonly texts: string };

function ProductSearch({ here, search, texts }: ProductSearchProps) {
  const t = useT('gift-manage');
  return (
    <Form method="get" action={`${here}#gift-words`} role="search" className="desk-search" preventScrollReset>
      <input type="hidden" name="texts" value={texts} />
      <TextField
        id="gift-search"
        name="search"
        type="search"
        label={t('search')}
        hint={t('search.hint')}
        defaultValue={search}
        maxLength={100}
      />
      <Button>{t('search.do')}</Button>
    </Form>
  );
}

type VariantsProps = {
  readonly title: string;
  readonly variants: readonly VariantView[];
  readonly isChosen: boolean;
  readonly error?: string | undefined;
};

/** Variants with their stock, each with a box. */
function Variants({ title, variants, isChosen, error }: VariantsProps) {
  const t = useT('gift-manage');
  if (variants.length === 0 && !isChosen) return null;
  const describedBy = error ? 'gift-variants-error' : undefined;
  return (
    <fieldset className="gift-variants" aria-describedby={describedBy}>
      <legend className="label">{title}</legend>
      {variants.length === 0 && <p className="muted">{t('chosen.none')}</p>}
      <ul>
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
