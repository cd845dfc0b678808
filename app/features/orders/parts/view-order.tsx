import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, Link, useNavigation } from '@remix-run/react';
import type { AfterOrder } from '~/api/after-order';
import type { Order } from '~/api/orders';
import { ServiceCrumbs } from '~/features/catalog/parts/home-crumbs';
import type { AfterOrderProblem } from '~/features/orders/after/change-return.server';
import { AfterOrderParts, OrderActions } from '~/features/orders/after/parts/after-order';
import { OrderCourse } from '~/features/orders/after/parts/order-course';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button, ButtonLink } from '~/ui/button';
import { TextField } from '~/ui/field';
import { FormPage } from '~/ui/form-page';
import { useCorrectedFields } from '~/ui/use-corrected-fields';
import { OrderDetails } from './order-details';

type ViewOrderProps = {
  readonly order: Order | null;
  readonly after: AfterOrder | null;
  /** What was just done with it; empty otherwise. */
  readonly done: string;
  /** Why no order is shown; empty before the first look-up. */
  readonly text: string;
  /** A field of it or of one of its returns that was filled in wrongly. */
  readonly problem: AfterOrderProblem | null;
  readonly result: SubmissionResult | null;
};

/** Order look-up by e-mail and number; the order is shown in the form's response. */
export function ViewOrder({ order, after, done, text, problem, result }: ViewOrderProps) {
  const t = useT('order');
  const { language } = useLocale();
  if (!order) {
    return (
      <FormPage scene="van" crumbs={<ServiceCrumbs title={t('lookup.title')} />}>
        <h1>{t('lookup.title')}</h1>
        <p className="lede">{t('lookup.text')}</p>
        {text && <Alert tone="error">{text}</Alert>}
        <LookUpForm result={result} />
        <OtherWays />
      </FormPage>
    );
  }
  return (
    <main id="main" className="wrap page">
      <div className="section-head">
        <h1>{t('lookup.found')}</h1>
      </div>
      {done && <Alert tone="ok">{done}</Alert>}
      {text && <Alert tone="error">{text}</Alert>}
      {after && <OrderCourse order={order} after={after} />}
      <OrderDetails order={order} side={after && <OrderActions order={order} after={after} problem={problem} />}>
        {after && <AfterOrderParts order={order} after={after} problem={problem} />}
      </OrderDetails>
      <p className="row order-after">
        <ButtonLink to={pathTo('viewOrder', language)} reloadDocument>
          {t('lookup.another')}
        </ButtonLink>
      </p>
    </main>
  );
}

/** Where somebody goes who wants something else of an order. */
function OtherWays() {
  const t = useT('order');
  const { language } = useLocale();
  return (
    <section className="form-ways" aria-labelledby="other-ways">
      <h2 id="other-ways">{t('lookup.other')}</h2>
      <ul className="big-links">
        <li>
          <Link to={pathTo('returns', language)}>{t('lookup.return')}</Link>
        </li>
        <li>
          <Link to={pathTo('reclamation', language)}>{t('lookup.complain')}</Link>
        </li>
        <li>
          <Link to={pathTo('ask', language)}>{t('lookup.ask')}</Link>
        </li>
      </ul>
    </section>
  );
}

function LookUpForm({ result }: { readonly result: SubmissionResult | null }) {
  const t = useT('order');
  const { language } = useLocale();
  const isPending = useNavigation().state !== 'idle';
  const [form, fields] = useForm<{ email: string; order_number: string }>({ id: 'lookup', lastResult: result });
  const { corrected, onChange } = useCorrectedFields(result);
  const errorOf = (name: 'email' | 'order_number') => (corrected.has(name) ? undefined : fields[name].errors?.[0]);
  return (
    <Form
      method="post"
      action={pathTo('viewOrder', language)}
      id={form.id}
      onSubmit={form.onSubmit}
      onChange={onChange}
      noValidate={form.noValidate}
      className="cols order-lookup"
    >
      <TextField
        id="lookup-email"
        name="email"
        label={t('lookup.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
        defaultValue={fields.email.initialValue}
        error={errorOf('email')}
      />
      <TextField
        id="lookup-number"
        name="order_number"
        label={t('lookup.number')}
        hint={t('lookup.numberHint')}
        autoComplete="off"
        maxLength={40}
        required
        defaultValue={fields.order_number.initialValue}
        error={errorOf('order_number')}
      />
      <Button look="primary" pending={isPending}>
        {t('lookup.submit')}
      </Button>
    </Form>
  );
}
