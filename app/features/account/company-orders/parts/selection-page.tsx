import { Form, Link } from '@remix-run/react';
import type { CompanyPerson, Selection } from '~/api/enterprise';
import { Plate } from '~/features/catalog/parts/plate';
import { wirePicture } from '~/features/catalog/wire-picture';
import { labelled } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { SelectField, TextField } from '~/ui/field';
import { Pagination } from '~/ui/pagination';
import { CompanyLinks } from './company-links';
import { PricePair } from './two-prices';

type SelectionPageProps = {
  readonly person: CompanyPerson;
  readonly selection: Selection;
  readonly search: string;
  /** 1-based. */
  readonly page: number;
};

/** The products that are agreed with the company, each with its prices and a way to add it to the order. */
export function SelectionPage({ person, selection, search, page }: SelectionPageProps) {
  const t = useT('company-orders');
  const { language } = useLocale();
  const query = search === '' ? {} : { search };
  return (
    <>
      <CompanyLinks person={person} />
      <p>{t('selection.text', { company: person.company })}</p>
      <Form method="get" action={pathTo('accountCompanySelection', language)} className="company-search">
        <TextField
          id="search"
          name="search"
          type="search"
          label={t('selection.search')}
          defaultValue={search}
          maxLength={200}
        />
        <Button look="line">{t('selection.find')}</Button>
      </Form>
      {selection.models.length === 0 ? (
        <EmptyState title={t(search === '' ? 'selection.none' : 'selection.notFound')}>
          {search === '' ? t('selection.noneText') : null}
        </EmptyState>
      ) : (
        <ul className="company-models">
          {selection.models.map((model) => (
            <SelectedModel key={model.id} model={model} currency={selection.currency} back={{ search, page }} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={selection.pageCount}
        to={(number) =>
          pathTo('accountCompanySelection', language, {}, number === 1 ? query : { ...query, page: String(number) })
        }
        labels={{ nav: t('pages'), previous: t('pages.previous'), next: t('pages.next') }}
      />
    </>
  );
}

type SelectedModelProps = {
  readonly model: Selection['models'][number];
  readonly currency: string;
  readonly back: { readonly search: string; readonly page: number };
};

function SelectedModel({ model, currency, back }: SelectedModelProps) {
  const t = useT('company-orders');
  const common = useT('common');
  const { language } = useLocale();
  const [first] = model.variants;
  const isSold = model.variants.some(({ isOrderable }) => isOrderable);
  const title = `${model.brand} ${model.name}`;
  const query = {
    ...(back.search !== '' && { search: back.search }),
    ...(back.page > 1 && { page: String(back.page) }),
  };
  return (
    <li className="company-model">
      <Plate picture={model.image && wirePicture(model.image)} use="thumb" alt="" />
      <div className="stack-s">
        <h2 className="account-card-title">
          <Link className="link" to={pathToSlug(model.path)}>
            {title}
          </Link>
        </h2>
        {first && <PricePair price={first.price} currency={currency} />}
        {isSold ? (
          <Form method="post" action={pathTo('accountCompanyAdd', language)} className="company-add" preventScrollReset>
            <input type="hidden" name="returnTo" value={pathTo('accountCompanySelection', language, {}, query)} />
            <SelectField id={`variant-${model.id}`} name="productId" label={t('selection.choice')}>
              {model.variants.map(({ id, choice, isOrderable, notice }) => (
                <option key={id} value={id} disabled={!isOrderable}>
                  {[choice || model.name, notice].filter((text) => text !== '').join(' – ')}
                </option>
              ))}
            </SelectField>
            <TextField
              id={`amount-${model.id}`}
              name="amount"
              type="number"
              inputMode="numeric"
              min={1}
              max={999}
              defaultValue={1}
              label={t('amount')}
              required
            />
            <Button look="solid">
              {t('selection.add')}
              <span className="sr">{labelled(common, '', title)}</span>
            </Button>
          </Form>
        ) : (
          <p className="muted">{first?.notice}</p>
        )}
      </div>
    </li>
  );
}
