import { data } from '@remix-run/node';
import type { z } from 'zod';
import type { SendReply } from '~/api/contact';
import type { PhotoForm } from '~/features/photos/photos.server';
import type { Translate } from '~/locale/namespaces';
import { readFormKey } from '~/server/form-key.server';
import { parseForm } from '~/server/parse-form.server';
import { shopLog } from '~/server/shop-log.server';
import { HONEYPOT } from '~/ui/honeypot';
import { CONTACT_FIELDS, type ContactAnswer, type ContactField, type RefusedForm } from './contact-answer';
import type { FieldError } from './contact-form';

type Words = Translate<'contact'>;

/** Max characters of a field that are shown again. */
const MAX_SHOWN = 6_000;

const isField = (name: string): name is ContactField => CONTACT_FIELDS.some((field) => field === name);

function typedValues(fields: FormData): RefusedForm['values'] {
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? [[name, value.slice(0, MAX_SHOWN)]] : [];
    }),
  );
}

function errorText(field: ContactField, code: FieldError, t: Words): string {
  if (code !== 'required') return t(`error.${code}`);
  if (field === 'name' || field === 'company') return t('error.name');
  return field === 'email' ? t('error.emailRequired') : t('error.required');
}

/** How a form is sent once it is right. */
export type Sending<Schema extends z.ZodType> = {
  readonly schema: Schema;
  readonly send: (
    value: z.output<Schema>,
    form: { readonly key: string; readonly isHasty: boolean },
  ) => Promise<SendReply>;
  /** The photographs of the form, where it takes some. */
  readonly photos?: PhotoForm;
};

/**
 * The action of a form to the shop: the form again with what is wrong beside its fields and everything that was typed, or that it was
 * sent. A field that people do not see must stay empty: programs fill it in.
 */
export async function answerForm<Schema extends z.ZodType<{ readonly email: string }>>(
  fields: FormData,
  t: Words,
  { schema, send, photos }: Sending<Schema>,
) {
  const form = readFormKey(fields.get('key'));
  const again = (more: Partial<Pick<RefusedForm, 'fieldErrors' | 'texts'>>, init: number | ResponseInit = 400) =>
    data<ContactAnswer>(
      {
        ...{ kind: 'refused', formKey: form.key, values: typedValues(fields), photos: photos?.photos ?? [] },
        ...{ fieldErrors: {}, texts: [], ...more },
      },
      init,
    );
  if (fields.get(HONEYPOT) !== '' && fields.get(HONEYPOT) !== null) return again({ texts: [t('error.honeypot')] });
  const parsed = parseForm(fields, schema);
  const imageErrors = photos && photos.problem !== '' ? { images: photos.problem } : {};
  if (parsed.status !== 'success') {
    const { fieldErrors, texts } = wordsOf(parsed.error ?? {}, t);
    return again({ fieldErrors: { ...fieldErrors, ...imageErrors }, texts }, photos?.status);
  }
  if (photos && photos.problem !== '') return again({ fieldErrors: imageErrors }, photos.status);
  const reply = await send(parsed.value, form);
  switch (reply.kind) {
    case 'done':
      return data<ContactAnswer>({ kind: 'sent', email: parsed.value.email, number: reply.number });
    case 'limited':
      return again({ texts: [t('error.limited')] }, { status: 429, headers: { 'Retry-After': `${reply.retryAfter}` } });
    case 'refused':
      return again(refusedWords(reply, t));
    case 'failed':
      shopLog().warn({ err: reply.error }, 'a form to the shop could not be sent');
      return again({ texts: [t('error.failed')] }, 502);
  }
}

function wordsOf(
  errors: Readonly<Record<string, string[] | null>>,
  t: Words,
): Pick<RefusedForm, 'fieldErrors' | 'texts'> {
  const found = Object.entries(errors).flatMap(([name, codes]) => {
    const [code] = codes ?? [];
    return isField(name) && code !== undefined ? [[name, errorText(name, code as FieldError, t)]] : [];
  });
  return { fieldErrors: Object.fromEntries(found), texts: found.length === 0 ? [t('error.failed')] : [] };
}

/** The backend's words at their fields; those of no field of the page stand above the form. */
function refusedWords(
  { refusal: { fieldErrors, messages } }: Extract<SendReply, { kind: 'refused' }>,
  t: Words,
): Pick<RefusedForm, 'fieldErrors' | 'texts'> {
  const own = Object.entries(fieldErrors).flatMap(([name, [text]]) => (isField(name) && text ? [[name, text]] : []));
  const others = Object.entries(fieldErrors).flatMap(([name, texts]) => (isField(name) ? [] : texts));
  const texts = [...messages, ...others];
  return {
    fieldErrors: Object.fromEntries(own),
    texts: texts.length === 0 && own.length === 0 ? [t('error.failed')] : texts,
  };
}
