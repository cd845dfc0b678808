import { Form, useNavigation } from '@remix-run/react';
import { COMPLAINT_FIELDS, type ComplaintField } from 'contract/complaint-status';
import { type FormEvent, useState } from 'react';
import type { StoreChoice } from '~/api/complaints';
import { PhotoFields } from '~/features/photos/parts/photo-fields';
import { fieldProblem } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert, ErrorSummary } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextAreaField } from '~/ui/field';
import { type ComplaintFormData, TYPED_FIELDS, type TypedField } from '../complaint-form';
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
      <ComplaintProblems form={form} />
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

const isTyped = (field: ComplaintField): field is TypedField => TYPED_FIELDS.some((each) => each === field);

/** What is wrong with the form: a list with links to the fields, or one text. */
export function ComplaintProblems({ form }: { readonly form: Pick<ComplaintFormData, 'errors' | 'text'> }) {
  const { errors, text } = form;
  const t = useT('complaints');
  const photos = useT('photos');
  const common = useT('common');
  const found = COMPLAINT_FIELDS.flatMap((fieldId): { readonly fieldId?: string; readonly text: string }[] => {
    const error = errors[fieldId];
    if (!error) return [];
    if (fieldId === 'images') return [{ fieldId, text: fieldProblem(common, photos('photos'), error) }];
    // what the order says is not typed
    return [isTyped(fieldId) ? { fieldId, text: fieldProblem(common, t(`field.${fieldId}`), error) } : { text: error }];
  });
  if (found.length > 0) return <ErrorSummary title={text} errors={found} />;
  return text ? <Alert tone="error">{text}</Alert> : null;
}
