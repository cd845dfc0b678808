import { useT } from '~/locale/translator';
import { Alert, ErrorSummary } from '~/ui/alert';
import type { RefusedForm } from '../account-answer';
import { ACCOUNT_FIELDS, type AccountField } from '../account-field';

/** The id of a field's control. */
export const fieldId = (field: AccountField): string => `account-${field}`;

/** What is wrong with a form: one text, or a list with links to the fields. */
export function FormProblems({ refused }: { readonly refused: RefusedForm | null }) {
  const t = useT('register');
  if (!refused) return null;
  const errors = ACCOUNT_FIELDS.flatMap((field) => {
    const text = refused.fieldErrors[field];
    return text === undefined ? [] : [{ fieldId: fieldId(field), text }];
  });
  const general = refused.texts.map((text) => ({ text }));
  const [only] = general;
  if (errors.length === 0 && general.length === 1 && only) return <Alert tone="error">{only.text}</Alert>;
  return <ErrorSummary title={t('problem.title')} errors={[...general, ...errors]} />;
}
