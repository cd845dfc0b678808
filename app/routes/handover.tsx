import { Form, useLoaderData } from '@remix-run/react';
import { confirmSessionTransfer, loadSessionTransfer } from '~/features/shell/session-transfer-screen.server';
import { needs, useT } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { Button, ButtonLink } from '~/ui/button';

export const handle = { i18n: await needs('sign-in') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadSessionTransfer;
export const action = confirmSessionTransfer;

export default function HandoverScreen() {
  const { title, next } = useLoaderData<typeof loader>();
  const t = useT('sign-in');
  return (
    <main id="main" className="wrap section narrow-page">
      <h1>{title}</h1>
      <p>{t('handover.ask')}</p>
      <Form method="post" className="row" replace>
        <Button look="primary" type="submit">
          {t('handover.take')}
        </Button>
        <ButtonLink to={next}>{t('handover.leave')}</ButtonLink>
      </Form>
    </main>
  );
}
