import { Form, useNavigation } from '@remix-run/react';
import { COMPLAINT_FIELDS } from 'contract/complaint-status';
import { type FormEvent, useState } from 'react';
import type { StoreChoice } from '~/api/complaints';
import { PhotoFields } from '~/features/photos/parts/photo-fields';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert, ErrorSummary } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextAreaField } from '~/ui/field';
import type { ComplaintFormData } from '../complaint-form';
import { FieldGroup, useLine } from './complaint-line';
import { ContactFields, OrderFields, ProductFields, PurchaseFields } from './purchase-fields';

type ComplaintFormProps = { readonly form: ComplaintFormData; readonly stores: readonly StoreChoice[] };

/** The complaint form; about a product of an order, or with everything of the purchase. A refused one comes back as it was sent. */
export function ComplaintForm({ form, stores }: ComplaintFormProps) {
  const { language } = useLocale();
  const t = useT('complaints');
  const line = useLine(form);
  const [isSending, setSending] = useState(false);
  const isPending = useNavigation().state === 'submitting';
  const wait = (event: FormEvent) => {
    // the photograph under way would be lost
    if (isSending) event.preventDefault();
  };
  return (
    <Form
      method="post"
      action={pathTo('reclamation', language)}
      encType="multipart/form-data"
      className="complaint-form"
      onSubmit={wait}
      noValidate
    >
      <Problems form={form} />
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="key" value={form.key} />
      {form.order ? (
        <OrderFields form={form} order={form.order} />
      ) : (
        <>
          <PurchaseFields form={form} stores={stores} />
          <ProductFields form={form} />
        </>
      )}
      <FieldGroup title={t('section.fault')}>
        <TextAreaField {...line('complaint')} hint={t('field.complaintHint')} rows={7} required />
        <PhotoFields key={form.photos.join()} photos={form.photos} error={form.errors.images} onBusy={setSending} />
      </FieldGroup>
      <ContactFields form={form} stores={stores} />
      <p className="complaint-send">
        <Button look="primary" pending={isPending || isSending}>
          {t('submit')}
        </Button>
      </p>
    </Form>
  );
}

function Problems({ form: { errors, text } }: { readonly form: ComplaintFormData }) {
  const found = COMPLAINT_FIELDS.flatMap((fieldId) => {
    const error = errors[fieldId];
    return error ? [{ fieldId, text: error }] : [];
  });
  if (found.length > 0) return <ErrorSummary title={text} errors={found} />;
  return text ? <Alert tone="error">{text}</Alert> : null;
}
