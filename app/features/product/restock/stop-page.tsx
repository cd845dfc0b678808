import { Form, useNavigation } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button, ButtonLink } from '~/ui/button';
import { FormPage } from '~/ui/form-page';
import type { StopAnswer } from './stop-notices.server';

type StopPageProps = { readonly token: string; readonly answer: StopAnswer | undefined };

/** The page of the link in a restock notice: a button that ends all notices to its address. */
export function StopPage({ token, answer }: StopPageProps) {
  const t = useT('restock');
  const { language } = useLocale();
  const isPending = useNavigation().state === 'submitting';
  return (
    <FormPage scene="track">
      <h1>{t('title')}</h1>
      {answer?.error && <Alert tone="error">{answer.error}</Alert>}
      {answer?.error === '' ? (
        <>
          <Alert tone="ok">{t('done')}</Alert>
          <p>
            <ButtonLink to={pathTo('home', language)}>{t('toShop')}</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p>{t('text')}</p>
          <Form method="post" action={pathTo('restockStop', language, { token })}>
            <Button look="primary" block pending={isPending}>
              {t('submit')}
            </Button>
          </Form>
        </>
      )}
    </FormPage>
  );
}
