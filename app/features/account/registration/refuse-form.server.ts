import type { Submission } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { AccountReply } from '~/api/registration';
import type { Translate } from '~/locale/namespaces';
import type { AccountAnswer, RefusedForm } from './account-answer';
import { ACCOUNT_FIELDS, type AccountField } from './account-field';
import type { FieldError } from './register-form';

type Words = Translate<'register'>;
const ERROR_CODES: ReadonlySet<string> = new Set<FieldError>(['tooLong', 'email', 'phone', 'terms', 'billing']);
const MAX_KEPT = 254;

function requiredText(field: AccountField, t: Words): string {
  return field === 'email' || field === 'password' ? t(`required.${field}`) : t('required.other');
}

function errorText(field: AccountField, code: string, t: Words): string {
  return ERROR_CODES.has(code) ? t(`error.${code as Exclude<FieldError, 'required'>}`) : requiredText(field, t);
}

/** What was typed, to be shown again; passwords never are. */
function enteredValues(fields: FormData): RefusedForm['values'] {
  const names = [...ACCOUNT_FIELDS, 'newsletter'] as const;
  const entered = names.flatMap((name) => {
    const value = fields.get(name);
    return name === 'password' || typeof value !== 'string' ? [] : [[name, value.slice(0, MAX_KEPT)]];
  });
  return Object.fromEntries(entered);
}

/** The form again, with the errors of its schema in words: 400. */
export function refuseForm(form: Submission<unknown, string[]>, fields: FormData, t: Words) {
  const errors = form.status === 'error' ? (form.error ?? {}) : {};
  const found = ACCOUNT_FIELDS.flatMap((field) => {
    const code = Object.hasOwn(errors, field) ? errors[field]?.[0] : undefined;
    return code === undefined ? [] : [[field, errorText(field, code, t)]];
  });
  const fieldErrors: RefusedForm['fieldErrors'] = Object.fromEntries(found);
  const texts = found.length === 0 ? [t('problem.refused')] : [];
  return data<AccountAnswer>({ kind: 'refused', values: enteredValues(fields), fieldErrors, texts }, 400);
}

/**
 * The form again, with the words of the backend or why it does nothing: 400, 429, 501.
 * @param otherwise what is said when the backend gives no words
 */
export function refuseReply(
  reply: Exclude<AccountReply, { kind: 'done' }>,
  fields: FormData,
  t: Words,
  otherwise = t('problem.refused'),
) {
  const values = enteredValues(fields);
  const again = (texts: readonly string[], status: number, headers: Record<string, string> = {}) =>
    data<AccountAnswer>({ kind: 'refused', values, fieldErrors: {}, texts }, { status, headers });
  switch (reply.kind) {
    case 'limited':
      return again([t('problem.limited')], 429, { 'Retry-After': `${reply.retryAfter}` });
    case 'guest':
    case 'unsupported':
      return again([t('problem.unsupported')], 501);
    case 'refused':
      return data<AccountAnswer>({ kind: 'refused', values, ...wordsOf(reply.refusal, otherwise) }, 400);
  }
}

/** The backend's words at their fields; those of fields that the page does not have, or of none, stand above the form. */
function wordsOf(
  { fieldErrors, messages }: Extract<AccountReply, { kind: 'refused' }>['refusal'],
  otherwise: string,
): Pick<RefusedForm, 'fieldErrors' | 'texts'> {
  const own = ACCOUNT_FIELDS.flatMap((field) => {
    const text = Object.hasOwn(fieldErrors, field) ? fieldErrors[field]?.[0] : undefined;
    return text === undefined ? [] : [[field, text]];
  });
  const known: ReadonlySet<string> = new Set(ACCOUNT_FIELDS);
  const others = Object.entries(fieldErrors).flatMap(([field, texts]) => (known.has(field) ? [] : texts));
  const texts = [...messages, ...others];
  return {
    fieldErrors: Object.fromEntries(own),
    texts: texts.length === 0 && own.length === 0 ? [otherwise] : texts,
  };
}
