import { Form, useNavigation } from '@remix-run/react';
import { CONTACT_LENGTHS } from 'contract/contact-subjects';
import type { FormEvent, ReactNode } from 'react';
import { fieldProblem } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { Alert, ErrorSummary } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextAreaField, TextField } from '~/ui/field';
import { Honeypot } from '~/ui/honeypot';
import { CONTACT_FIELDS, type ContactField, type RefusedForm } from '../contact-answer';

export const fieldId = (field: ContactField): string => (field === 'images' ? field : `contact-${field}`);

/** Who is signed in: need not be typed. */
export type KnownSender = {
  readonly email: string;
  readonly name: string;
  /** What the question is about, where the link said so. */
  readonly subject?: string;
  /** How the message begins. */
  readonly message?: string;
};

/** Props of a field by its name: what was typed before, else what is known, and what is wrong with it. */
export function fieldsOf(refused: RefusedForm | null, known: KnownSender) {
  return (name: ContactField) => ({
    id: fieldId(name),
    name,
    defaultValue: refused
      ? (refused.values[name] ?? '')
      : name === 'email' || name === 'name' || name === 'subject' || name === 'message'
        ? (known[name] ?? '')
        : '',
    error: refused?.fieldErrors[name],
  });
}
export type FieldsOf = ReturnType<typeof fieldsOf>;

/** The labels of fields; what is wrong with the box of the newsletter tells it by itself, and photographs have their own texts. */
const LABELS = {
  ...({ subject: 'subject', interest: 'interest', company: 'company', vat_number: 'vatNumber', name: 'name' } as const),
  ...({ email: 'email', phone: 'phone', order_number: 'orderNumber', message: 'message' } as const),
} as const satisfies Partial<Record<ContactField, string>>;

function Problems({ refused }: { readonly refused: RefusedForm }) {
  const t = useT('contact');
  const photos = useT('photos');
  const common = useT('common');
  const errors = CONTACT_FIELDS.flatMap((field) => {
    const text = refused.fieldErrors[field];
    if (text === undefined) return [];
    const label = field === 'consent' ? null : field === 'images' ? photos('photos') : t(LABELS[field]);
    return [{ fieldId: fieldId(field), text: label === null ? text : fieldProblem(common, label, text) }];
  });
  const general = refused.texts.map((text) => ({ text }));
  const [only] = general;
  if (errors.length === 0 && general.length === 1 && only) return <Alert tone="error">{only.text}</Alert>;
  return <ErrorSummary title={t('problem.title')} errors={[...general, ...errors]} />;
}

type ContactFormProps = {
  readonly action: string;
  readonly refused: RefusedForm | null;
  /** The key of the form as it was loaded; a refused one keeps its own. */
  readonly formKey: string;
  readonly submit: string;
  /** Of a form with photographs: whether one is being sent. */
  readonly photos?: { readonly isSending: boolean };
  readonly children: ReactNode;
};

/** A form to the shop, with what is wrong with it above. The server checks it, also where no script runs. */
export function ContactForm({ action, refused, formKey, submit, photos, children }: ContactFormProps) {
  const t = useT('contact');
  const isSending = photos?.isSending ?? false;
  const isPending = useNavigation().state === 'submitting' || isSending;
  const wait = (event: FormEvent) => {
    // the photograph under way would be lost
    if (isSending) event.preventDefault();
  };
  return (
    <>
      {refused && <Problems refused={refused} />}
      <Form
        method="post"
        action={action}
        noValidate
        className="stack contact-form"
        onSubmit={wait}
        {...(photos && { encType: 'multipart/form-data' })}
      >
        <input type="hidden" name="key" value={refused?.formKey ?? formKey} />
        {children}
        <Honeypot label={t('honeypot')} />
        <Button look="primary" pending={isPending}>
          {submit}
        </Button>
      </Form>
    </>
  );
}

/** Name and address of who writes. */
export function SenderFields({ fields }: { readonly fields: FieldsOf }) {
  const t = useT('contact');
  return (
    <div className="cols cols-2">
      <TextField {...fields('name')} label={t('name')} autoComplete="name" maxLength={CONTACT_LENGTHS.name} required />
      <EmailField fields={fields} />
    </div>
  );
}

export function EmailField({ fields }: { readonly fields: FieldsOf }) {
  const t = useT('contact');
  return (
    <TextField
      {...fields('email')}
      label={t('email')}
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={254}
      required
    />
  );
}

export function MessageField({ fields, label }: { readonly fields: FieldsOf; readonly label: string }) {
  return <TextAreaField {...fields('message')} label={label} rows={8} maxLength={CONTACT_LENGTHS.message} required />;
}
