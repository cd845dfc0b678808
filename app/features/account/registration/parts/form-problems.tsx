import { fieldProblem } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { Alert, ErrorSummary } from '~/ui/alert';
import type { RefusedForm } from '../account-answer';
import { ACCOUNT_FIELDS, type AccountField } from '../account-field';

/** The id of a field's control. */
export const fieldId = (field: AccountField): string => `account-${field}`;

/** The labels of fields; what is wrong with a box to tick tells it by itself. */
const LABELS = {
  ...({ company_name: 'company.name', company_country: 'company.country', vat_number: 'company.vat' } as const),
  ...({ email: 'email', password: 'password', first_name: 'firstName', last_name: 'lastName' } as const),
  ...({ phone: 'phone', postal_code: 'postalCode', accept_billing: null, accept_terms: null } as const),
} as const satisfies Record<AccountField, string | null>;

/** What is wrong with a form: one text, or a list with links to the fields. */
export function FormProblems({ refused }: { readonly refused: RefusedForm | null }) {
  const t = useT('register');
  const common = useT('common');
  if (!refused) return null;
  const errors = ACCOUNT_FIELDS.flatMap((field) => {
    const text = refused.fieldErrors[field];
    if (text === undefined) return [];
    const label = LABELS[field];
    return [{ fieldId: fieldId(field), text: label === null ? text : fieldProblem(common, t(label), text) }];
  });
  const general = refused.texts.map((text) => ({ text }));
  const [only] = general;
  if (errors.length === 0 && general.length === 1 && only) return <Alert tone="error">{only.text}</Alert>;
  return <ErrorSummary title={t('problem.title')} errors={[...general, ...errors]} />;
}
