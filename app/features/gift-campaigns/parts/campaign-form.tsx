import { Form, Link, useNavigation } from '@remix-run/react';
import { GIFT_DELIVERIES } from 'contract/gift-deliveries';
import { Plate } from '~/features/catalog/parts/plate';
import { PHOTO_TYPES } from '~/features/photos/photo-types';
import { LANGUAGES, languageTable } from '~/locale/languages';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button, ButtonLink } from '~/ui/button';
import { Checkbox, RadioRow, RadioRows } from '~/ui/choice';
import { Field, SelectField, TextField } from '~/ui/field';
import type { CampaignAnswer, CampaignData } from '../edit-campaign.server';
import { GIFT_PLACES, type GiftSide, NEW } from '../managing';
import { stateKey } from '../rules/campaign-state';

type CampaignFormProps = {
  readonly data: CampaignData;
  readonly answer: CampaignAnswer | undefined;
  readonly side: GiftSide;
};

/** A campaign: who gives, its days, how gifts are delivered; with the pages that it has. */
export function CampaignFormPage({ data, answer, side }: CampaignFormProps) {
  const { campaign } = data;
  return (
    <div className="stack">
      {campaign && <CampaignPages campaign={campaign} side={side} />}
      <CampaignForm data={data} answer={answer} side={side} />
    </div>
  );
}

function CampaignPages({
  campaign,
  side,
}: {
  readonly campaign: NonNullable<CampaignData['campaign']>;
  readonly side: GiftSide;
}) {
  const t = useT('gift-manage');
  const { language } = useLocale();
  const places = GIFT_PLACES[side];
  const to = (giftPage: string) => pathTo(places.page, language, { campaign: String(campaign.id), giftPage });
  return (
    <section aria-labelledby="gift-pages" className="stack-s">
      <h2 id="gift-pages">{t('pages')}</h2>
      <p className="muted">
        {[...(campaign.company ? [campaign.company] : []), t(stateKey(campaign.state))].join(' · ')}
      </p>
      {campaign.categories.length === 0 && <Alert>{t('pages.none')}</Alert>}
      <ul className="stack-s">
        {campaign.categories.map(({ id, title, products, counts }) => (
          <li key={id}>
            <Link className="link" to={to(String(id))}>
              {title || t('unnamed')}
            </Link>{' '}
            <span className="muted">
              {t('products', { count: products })} · {t('usedOf', { count: counts.used, total: counts.total })}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink look={campaign.categories.length === 0 ? 'solid' : 'line'} to={to(NEW)}>
          {t('page.new')}
        </ButtonLink>
      </p>
    </section>
  );
}

function CampaignForm({ data, answer, side }: CampaignFormProps) {
  const t = useT('gift-manage');
  const isPending = useNavigation().state !== 'idle';
  const form = answer?.form ?? data.form;
  const fault = (name: string) => answer?.faults.fields[name];
  const field = (name: 'name' | 'starts' | 'ends' | 'company') => ({
    ...{ id: `gift-${name}`, name, label: t(`field.${name}`), defaultValue: form[name], error: fault(name) },
  });
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="gift-form stack"
      aria-label={data.title}
      key={`${answer?.version ?? data.version} ${answer?.key ?? data.key}`}
    >
      <input type="hidden" name="version" value={answer?.version ?? data.version} />
      <input type="hidden" name="key" value={answer?.key || data.key} />
      {answer && <Problems faults={answer.faults} isOutdated={answer.isOutdated} />}
      {side === 'desk' && <TextField {...field('company')} hint={t('field.companyHint')} maxLength={40} />}
      <TextField {...field('name')} hint={t('field.nameHint')} maxLength={100} required />
      <div className="cols cols-2">
        <TextField {...field('starts')} type="date" required />
        <TextField {...field('ends')} type="date" required />
      </div>
      <Delivery form={form} fault={fault} countries={data.countries} />
      <SelectField
        id="gift-language"
        name="language"
        label={t('field.language')}
        hint={t('field.languageHint')}
        defaultValue={form.language}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageTable[each].name}
          </option>
        ))}
      </SelectField>
      <PictureField data={data} form={form} error={fault('picture') ?? fault('image')} />
      <Button look="primary" pending={isPending}>
        {t('save')}
      </Button>
    </Form>
  );
}

/** What is wrong with a form as a whole. */
export function Problems({ faults, isOutdated }: Pick<CampaignAnswer, 'faults' | 'isOutdated'>) {
  const t = useT('gift-manage');
  if (isOutdated) return <Alert tone="warning">{t('outdated')}</Alert>;
  return (
    <Alert tone="error" title={faults.other[0] ?? t('faults')}>
      {faults.other.slice(1).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  );
}

type DeliveryProps = {
  readonly form: CampaignAnswer['form'];
  readonly fault: (name: string) => string | undefined;
  readonly countries: CampaignData['countries'];
};

function Delivery({ form, fault, countries }: DeliveryProps) {
  const t = useT('gift-manage');
  const line = (name: 'address' | 'postal_code' | 'city') => ({
    ...{ id: `gift-${name}`, name, label: t(`field.${name}`), defaultValue: form[name], error: fault(name) },
  });
  return (
    <div className="stack-s gift-delivery">
      <RadioRows id="gift-delivery" legend={t('delivery')} error={fault('delivery')}>
        {GIFT_DELIVERIES.map((each) => (
          <RadioRow
            key={each}
            name="delivery"
            value={each}
            defaultChecked={form.delivery === each}
            title={t(`delivery.${each}`)}
            detail={t(`delivery.${each}Hint`)}
          />
        ))}
      </RadioRows>
      <div className="cols gift-place">
        <TextField {...line('address')} maxLength={200} />
        <div className="cols cols-post">
          <TextField {...line('postal_code')} maxLength={12} />
          <TextField {...line('city')} maxLength={100} />
        </div>
        <SelectField
          id="gift-country"
          name="country"
          label={t('field.country')}
          defaultValue={form.country}
          error={fault('country')}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}

type PictureFieldProps = Pick<DeliveryProps, 'form'> & {
  readonly data: CampaignData;
  readonly error: string | undefined;
};

function PictureField({ data, form, error }: PictureFieldProps) {
  const t = useT('gift-manage');
  const saved = data.campaign?.picture ?? null;
  return (
    <div className="stack-s">
      {saved && <Plate picture={saved} use="line" alt={t('picture.now')} />}
      <input type="hidden" name="image" value={form.picture} />
      {form.picture !== '' && !saved && <p className="small muted">{t('picture.kept')}</p>}
      {form.picture !== '' && (
        <Checkbox name="no_picture" value="on">
          {t('picture.remove')}
        </Checkbox>
      )}
      <Field id="gift-picture" label={t('picture')} hint={t('picture.hint')} error={error}>
        <input
          id="gift-picture"
          type="file"
          name="images"
          accept={PHOTO_TYPES}
          className="file-input"
          aria-describedby={error ? 'gift-picture-error gift-picture-hint' : 'gift-picture-hint'}
          aria-invalid={error ? true : undefined}
        />
      </Field>
    </div>
  );
}
