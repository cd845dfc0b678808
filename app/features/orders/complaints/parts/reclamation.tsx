import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { StoreChoice } from '~/api/complaints';
import { ServiceCrumbs } from '~/features/catalog/parts/home-crumbs';
import { FindForm } from '~/features/orders/after/parts/find-form';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { FormScene } from '~/ui/form-scene';
import { Steps } from '~/ui/steps';
import type { ComplaintFormData } from '../complaint-form';
import { ComplaintForm } from './complaint-form';

type ReclamationProps = {
  readonly form: ComplaintFormData;
  readonly stores: readonly StoreChoice[];
  readonly isMember: boolean;
  /** Below the heading on narrow screens, and beside the form: other ways to an answer, from another feature. */
  readonly call: ReactNode;
  readonly side: ReactNode;
};

/** Complaining about a faulty product: the order is looked up first, or everything is filled in. */
export function Reclamation({ form, stores, isMember, call, side }: ReclamationProps) {
  const t = useT('complaints');
  const isBlank = form.values.complaint === '' && Object.keys(form.errors).length === 0;
  return (
    <main id="main" className="wrap page contact">
      <ServiceCrumbs title={t('title')} />
      <div className="contact-head">
        <h1>{form.order ? t('order.title', { number: form.order.orderNumber }) : t('title')}</h1>
        <p className="lede">{t('lead')}</p>
        {call}
      </div>
      <div className="contact-main">
        {!form.order && (
          <>
            <FindOrder isMember={isMember} text={isBlank ? form.text : ''} />
            <h2 className="complaint-way">{t('own.title')}</h2>
          </>
        )}
        <ComplaintForm
          key={form.order?.reference ?? ''}
          form={!form.order && isBlank ? { ...form, text: '' } : form}
          stores={stores}
        />
      </div>
      <div className="contact-side">
        <FormScene scene="sewing" isBand />
        <section className="contact-aside" aria-labelledby="how">
          <h2 id="how">{t('how')}</h2>
          <Steps steps={([1, 2, 3] as const).map((step) => t(`how.${step}`))} />
          <p className="small muted">{t('law')}</p>
        </section>
        {side}
      </div>
    </main>
  );
}

function FindOrder({ isMember, text }: { readonly isMember: boolean; readonly text: string }) {
  const t = useT('complaints');
  const { language } = useLocale();
  return (
    <section className="stack complaint-find" aria-labelledby="find-order">
      <h2 id="find-order" className="complaint-way">
        {t('find.title')}
      </h2>
      <p>{t('find.text')}</p>
      {text && <Alert tone="error">{text}</Alert>}
      <FindForm action={pathTo('reclamation', language)} look="solid" />
      {isMember && (
        <p>
          <Link className="link" to={pathTo('orderHistory', language)}>
            {t('find.orders')}
          </Link>
        </p>
      )}
    </section>
  );
}
