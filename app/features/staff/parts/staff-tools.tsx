import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { TextField } from '~/ui/field';
import { TextLink } from '~/ui/text-link';
import type { FeatureFlag } from '../feature-flags.server';
import type { StaffChoices } from '../staff-choices';

type Store = { readonly slug: string; readonly name: string };
type Problem = { readonly field: 'email' | 'enterprise_order'; readonly text: string; readonly value: string };

type StaffToolsProps = {
  readonly title: string;
  readonly choices: StaffChoices;
  readonly flags: readonly FeatureFlag[];
  readonly stores: readonly Store[];
  readonly problem: Problem | null;
};

/** Whom a seller orders for and how, and the feature flags of this browser. */
export function StaffTools({ title, choices, flags, stores, problem }: StaffToolsProps) {
  const t = useT('staff');
  const { language } = useLocale();
  return (
    <main id="main" className="wrap page">
      <div className="stack staff-tools">
        <h1>{title}</h1>
        <p className="muted">{t('intro')}</p>
        <p>
          <TextLink to={pathTo('deskTransfers', language)}>{t('transfers')}</TextLink>
        </p>
        <CustomerForm customer={choices.customer} problem={problem?.field === 'email' ? problem : null} />
        <ModesForm
          choices={choices}
          stores={stores}
          isAddOn={flags.some(({ name, isOn }) => name === 'add_on_order' && isOn)}
          problem={problem?.field === 'enterprise_order' ? problem : null}
        />
        <Flags flags={flags} />
      </div>
    </main>
  );
}

function ToolForm({ intent, children }: { readonly intent: string; readonly children: ReactNode }) {
  const { language } = useLocale();
  return (
    <Form method="post" action={pathTo('staffTools', language)} className="stack-s">
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}

type CustomerFormProps = { readonly customer: StaffChoices['customer']; readonly problem: Problem | null };

function CustomerForm({ customer, problem }: CustomerFormProps) {
  const t = useT('staff');
  return (
    <section className="stack-s">
      <h2>{t('customer.title')}</h2>
      {customer && (
        <ToolForm intent="customer">
          <p>
            {t('customer.chosen', { email: customer.email })} <Button look="quiet">{t('customer.end')}</Button>
          </p>
        </ToolForm>
      )}
      <ToolForm intent="customer">
        <TextField
          id="staff-email"
          name="email"
          type="email"
          label={t('customer.email')}
          hint={t('customer.hint')}
          maxLength={254}
          autoComplete="off"
          required
          defaultValue={problem?.value}
          error={problem?.text}
        />
        <Button look="line">{t('customer.choose')}</Button>
      </ToolForm>
    </section>
  );
}

type ModesFormProps = {
  readonly choices: StaffChoices;
  readonly stores: readonly Store[];
  /** The feature flag for adding to an earlier order is on. */
  readonly isAddOn: boolean;
  readonly problem: Problem | null;
};

function ModesForm({ choices, stores, isAddOn, problem }: ModesFormProps) {
  const t = useT('staff');
  return (
    <section className="stack-s">
      <h2>{t('modes.title')}</h2>
      <ToolForm intent="modes">
        <TextField
          id="staff-seller"
          name="seller_name"
          label={t('seller.name')}
          maxLength={100}
          autoComplete="off"
          defaultValue={choices.sellerName}
        />
        <TextField
          id="staff-number"
          name="seller_number"
          label={t('seller.number')}
          maxLength={100}
          autoComplete="off"
          defaultValue={choices.sellerNumber}
        />
        <StoreChoice name="transfer_from" legend={t('transfer.from')} stores={stores} chosen={choices.transferFrom} />
        <StoreChoice name="transfer_to" legend={t('transfer.to')} stores={stores} chosen={choices.transferTo} />
        <Checkbox name="transfer_reserve" defaultChecked={choices.reservesTransfer}>
          {t('transfer.reserve')}
        </Checkbox>
        <Checkbox name="transfer_urgent" defaultChecked={choices.isTransferUrgent}>
          {t('transfer.urgent')}
        </Checkbox>
        <TextField
          id="staff-enterprise"
          name="enterprise_order"
          label={t('enterprise.label')}
          hint={t('enterprise.hint')}
          inputMode="numeric"
          maxLength={9}
          autoComplete="off"
          defaultValue={problem?.value ?? choices.enterpriseOrder ?? ''}
          error={problem?.text}
        />
        {isAddOn && (
          <TextField
            id="staff-add-on"
            name="add_on_order"
            label={t('addOn.label')}
            maxLength={40}
            autoComplete="off"
            defaultValue={choices.addOnOrder}
          />
        )}
        <Checkbox name="card_checkout" defaultChecked={choices.isCardCheckout}>
          {t('mode.card')}
        </Checkbox>
        <Button look="primary">{t('save')}</Button>
      </ToolForm>
    </section>
  );
}

type StoreChoiceProps = {
  readonly name: string;
  readonly legend: string;
  readonly stores: readonly Store[];
  readonly chosen: readonly string[];
};

function StoreChoice({ name, legend, stores, chosen }: StoreChoiceProps) {
  return (
    <fieldset className="stack-s">
      <legend className="label">{legend}</legend>
      {stores.map((store) => (
        <Checkbox key={store.slug} name={name} value={store.slug} defaultChecked={chosen.includes(store.slug)}>
          {store.name}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function Flags({ flags }: { readonly flags: readonly FeatureFlag[] }) {
  const t = useT('staff');
  if (flags.length === 0) return null;
  return (
    <section className="stack-s">
      <h2>{t('flags.title')}</h2>
      <p className="muted">{t('flags.hint')}</p>
      {flags.map(({ name, isOn, isOwn }) => (
        <ToolForm key={name} intent="flag">
          <input type="hidden" name="flag" value={name} />
          <p className="row">
            <code>{name}</code>
            <span>
              {t(isOn ? 'flags.on' : 'flags.off')} · {t(isOwn ? 'flags.own' : 'flags.shop')}
            </span>
            <Button look="line" size="s" name="value" value={isOn ? 'off' : 'on'}>
              {t(isOn ? 'flags.turnOff' : 'flags.turnOn')}
            </Button>
            {isOwn && (
              <Button look="quiet" size="s" name="value" value="reset">
                {t('flags.reset')}
              </Button>
            )}
          </p>
        </ToolForm>
      ))}
    </section>
  );
}
