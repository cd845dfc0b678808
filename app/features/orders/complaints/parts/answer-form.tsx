import { Form, useNavigation } from '@remix-run/react';
import { COMPLAINT_LENGTHS } from 'contract/complaint-status';
import { type FormEvent, useState } from 'react';
import { PhotoFields } from '~/features/photos/parts/photo-fields';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextAreaField } from '~/ui/field';
import type { AnswerFormData } from '../complaint.server';

type AnswerFormProps = { readonly reference: string; readonly newKey: string; readonly refused: AnswerFormData | null };

/** Answers the shop's question, with photographs. */
export function AnswerForm({ reference, newKey, refused }: AnswerFormProps) {
  const t = useT('complaints');
  const { language } = useLocale();
  const [isSending, setSending] = useState(false);
  const isPending = useNavigation().state === 'submitting';
  const wait = (event: FormEvent) => {
    if (isSending) event.preventDefault();
  };
  const photos = refused?.photos ?? [];
  return (
    <section className="stack" aria-labelledby="complaint-answer">
      <h2 id="complaint-answer">{t('answer.title')}</h2>
      {refused?.text && <Alert tone="error">{refused.text}</Alert>}
      <Form
        method="post"
        action={pathTo('complaint', language, { token: reference })}
        encType="multipart/form-data"
        className="complaint-form"
        onSubmit={wait}
        noValidate
      >
        <input type="hidden" name="key" value={refused?.key ?? newKey} />
        <TextAreaField
          id="message"
          name="message"
          label={t('answer.message')}
          defaultValue={refused?.message ?? ''}
          maxLength={COMPLAINT_LENGTHS.message}
          error={refused?.error || undefined}
          rows={5}
          required
        />
        <PhotoFields key={photos.join()} photos={photos} error={refused?.photoError || undefined} onBusy={setSending} />
        <p>
          <Button look="primary" pending={isPending || isSending}>
            {t('answer.send')}
          </Button>
        </p>
      </Form>
    </section>
  );
}
