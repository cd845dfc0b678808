import { CONTACT_LENGTHS, CONTACT_SUBJECTS, CORPORATE_INTERESTS } from 'contract/contact-subjects';
import { useState } from 'react';
import { PhotoFields } from '~/features/photos/parts/photo-fields';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { SelectField, TextField } from '~/ui/field';
import type { RefusedForm } from '../contact-answer';
import { ContactForm, fieldsOf, type KnownSender, MessageField, SenderFields } from './contact-fields';

type FormProps = { readonly refused: RefusedForm | null; readonly formKey: string; readonly known: KnownSender };

/** The form of a question to customer service. */
export function AskForm({ refused, formKey, known }: FormProps) {
  const t = useT('contact');
  const { language } = useLocale();
  const fields = fieldsOf(refused, known);
  const [isSending, setSending] = useState(false);
  const photos = refused?.photos ?? [];
  return (
    <ContactForm
      action={pathTo('ask', language)}
      refused={refused}
      formKey={formKey}
      submit={t('submit')}
      photos={{ isSending }}
    >
      <SelectField {...fields('subject')} label={t('subject')} required>
        <option value="">{t('subject.choose')}</option>
        {CONTACT_SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {t(`subject.${subject}`)}
          </option>
        ))}
      </SelectField>
      <SenderFields fields={fields} />
      <TextField
        {...fields('order_number')}
        label={t('orderNumber')}
        hint={t('orderNumber.hint')}
        autoComplete="off"
        maxLength={CONTACT_LENGTHS.orderNumber}
      />
      <MessageField fields={fields} label={t('message')} />
      <PhotoFields key={photos.join()} photos={photos} error={refused?.fieldErrors.images} onBusy={setSending} />
    </ContactForm>
  );
}

/** The form by which a company asks for an offer. */
export function CorporateForm({ refused, formKey, known }: FormProps) {
  const t = useT('contact');
  const { language } = useLocale();
  const fields = fieldsOf(refused, known);
  return (
    <ContactForm
      action={pathTo('corporateInfoForm', language)}
      refused={refused}
      formKey={formKey}
      submit={t('corporate.submit')}
    >
      <SelectField {...fields('interest')} label={t('interest')} required>
        <option value="">{t('interest.choose')}</option>
        {CORPORATE_INTERESTS.map((interest) => (
          <option key={interest} value={interest}>
            {t(`interest.${interest}`)}
          </option>
        ))}
      </SelectField>
      <div className="cols cols-2 cols-long">
        <TextField
          {...fields('company')}
          label={t('company')}
          autoComplete="organization"
          maxLength={CONTACT_LENGTHS.company}
          required
        />
        <TextField
          {...fields('vat_number')}
          label={t('vatNumber')}
          autoComplete="off"
          maxLength={CONTACT_LENGTHS.vatNumber}
        />
      </div>
      <SenderFields fields={fields} />
      <TextField
        {...fields('phone')}
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={CONTACT_LENGTHS.phone}
      />
      <MessageField fields={fields} label={t('corporate.message')} />
    </ContactForm>
  );
}
