import { useMoney } from '~/features/cart/parts/use-money';
import { fieldProblem } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { Alert, ErrorSummary } from '~/ui/alert';
import { Button } from '~/ui/button';
import { ORDER_FIELDS } from '../order-field';
import { isTotalProblem, type OrderProblem } from '../order-problem';
import type { PaymentView } from '../payment-view';
import type { OrderFields } from './order-fields';

type OrderProblemsProps = {
  readonly problem: OrderProblem | null;
  readonly fields: OrderFields;
  readonly view: PaymentView;
  /** Id of the order form. */
  readonly formId: string;
};

/** Error summary above the order form, with links to the fields. */
export function OrderProblems({ problem, fields, view, formId }: OrderProblemsProps) {
  const t = useT('checkout');
  const common = useT('common');
  const money = useMoney(view.checked.currency);
  const formatSeenTotal = useMoney(problem?.seen?.currency ?? view.checked.currency);
  if (!problem) return null;
  if (problem.kind === 'fields') {
    const errors = ORDER_FIELDS.flatMap((name) => {
      const { id, error } = fields(name);
      return error ? [{ fieldId: id, text: fieldProblem(common, t(`field.${name}`), error) }] : [];
    });
    const general = problem.texts.map((text) => ({ text }));
    return (
      <div className="form-problems">
        <ErrorSummary title={t('problem.fields')} errors={[...general, ...errors]} />
      </div>
    );
  }
  const totals = {
    before: formatSeenTotal(problem.seen?.hundredths ?? view.checked.dueHundredths),
    now: money(view.checked.dueHundredths),
    method: view.checked.deliveryMethods.find(({ id }) => id === view.deliveryMethod)?.name ?? '',
  };
  return (
    <div className="form-problems">
      <Alert tone="error" title={t(`problem.${problem.kind}`, totals)}>
        {problem.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {isTotalProblem(problem.kind) && view.checked.dueHundredths > 0 && (
          <p>
            <Button look="solid" form={formId} name="intent" value="confirm">
              {t('problem.goOn', { total: totals.now })}
            </Button>
          </p>
        )}
      </Alert>
    </div>
  );
}
