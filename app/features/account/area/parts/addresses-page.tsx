import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { Address } from '~/api/account-addresses';
import { countryName } from '~/locale/country-name';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { ADDRESS_PARAM, NEW_ADDRESS } from '../address-query';
import { AddressForm, type AddressFormData } from './address-form';

type AddressesPageProps = {
  readonly addresses: readonly Address[];
  readonly isFull: boolean;
  /** How many addresses a person may keep. */
  readonly max: number;
  /** Set while an address is added or changed. */
  readonly form: AddressFormData | null;
  readonly text: string;
  readonly result: SubmissionResult | null;
};

/** The person's delivery addresses, or the form of one of them. */
export function AddressesPage({ addresses, isFull, max, form, text, result }: AddressesPageProps) {
  const t = useT('account');
  const { language } = useLocale();
  if (form) return <AddressForm key={form.address.id ?? NEW_ADDRESS} {...form} text={text} result={result} />;
  const add = (
    <ButtonLink to={pathTo('accountAddresses', language, {}, { [ADDRESS_PARAM]: NEW_ADDRESS })}>
      {t('addresses.add')}
    </ButtonLink>
  );
  if (addresses.length === 0) {
    return (
      <EmptyState title={t('addresses.empty')} actions={add}>
        {t('addresses.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="muted">{t('addresses.text')}</p>
      <ul className="account-cards">
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} />
        ))}
      </ul>
      <p>{isFull ? t('addresses.full', { max }) : add}</p>
    </>
  );
}

function AddressCard({ address }: { readonly address: Address }) {
  const t = useT('account');
  const { language } = useLocale();
  const name = `${address.firstName} ${address.lastName}`;
  const heading = address.label || name;
  const lines = [
    address.label ? name : '',
    address.address,
    `${address.postalCode} ${address.city}`,
    countryName(address.country, language),
    address.phone,
  ].filter((line) => line.trim() !== '');
  return (
    <li className="account-card">
      <h2 className="account-card-title">
        {heading} {address.isDefault && <span className="account-mark">{t('addresses.default')}</span>}
      </h2>
      <address>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and never move
          <span key={index}>{line}</span>
        ))}
      </address>
      <div className="account-acts">
        <ButtonLink size="s" to={pathTo('accountAddresses', language, {}, { [ADDRESS_PARAM]: String(address.id) })}>
          {t('addresses.change')} <VisuallyHidden>{heading}</VisuallyHidden>
        </ButtonLink>
        {!address.isDefault && (
          <AddressButton intent="prefer" id={address.id} heading={heading} text={t('addresses.prefer')} />
        )}
        <AddressButton intent="remove" id={address.id} heading={heading} text={t('addresses.remove')} />
      </div>
    </li>
  );
}

type AddressButtonProps = {
  readonly intent: 'prefer' | 'remove';
  readonly id: number;
  readonly heading: string;
  readonly text: string;
};

function AddressButton({ intent, id, heading, text }: AddressButtonProps) {
  const { language } = useLocale();
  return (
    <Form method="post" action={pathTo('accountAddresses', language)}>
      <input type="hidden" name="id" value={id} />
      <Button look="quiet" size="s" name="intent" value={intent}>
        {text} <VisuallyHidden>{heading}</VisuallyHidden>
      </Button>
    </Form>
  );
}
