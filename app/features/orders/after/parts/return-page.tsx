import type { FoundReturn } from '~/api/after-order';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { TextLink } from '~/ui/text-link';
import type { AfterOrderProblem } from '../change-return.server';
import { ReturnCard } from './return-card';

type ReturnPageProps = FoundReturn & {
  readonly title: string;
  /** Why what was asked was refused; empty otherwise. */
  readonly text: string;
  readonly problem: AfterOrderProblem | null;
};

/** A return on a page of its own, which the link of a mail opens. */
export function ReturnPage({ title, back, orderNumber, currency, text, problem }: ReturnPageProps) {
  const say = useT('order');
  const { language } = useLocale();
  const action = pathTo('returnPage', language, { slug: back.reference });
  return (
    <main id="main" className="wrap page">
      <div className="stack return-page">
        <h1>{title}</h1>
        <p className="muted">{say('number', { number: orderNumber })}</p>
        {text && <Alert tone="error">{text}</Alert>}
        <ReturnCard back={back} currency={currency} forms={{ action, fields: {} }} problem={problem} />
        <p>
          <TextLink to={pathTo('viewOrder', language)}>{say('ok.view')}</TextLink>
        </p>
      </div>
    </main>
  );
}
