import { Form } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button, ButtonLink } from '~/ui/button';
import { FormPage } from '~/ui/form-page';

/** Asks whether to log out. The document is reloaded, so that nothing personal stays in the page's memory. */
export function LogOutPage() {
  const t = useT('sign-in');
  const { language } = useLocale();
  return (
    <FormPage scene="tent">
      <h1>{t('logout.title')}</h1>
      <p>{t('logout.text')}</p>
      <Form method="post" action={pathTo('logout', language)} reloadDocument className="row">
        <Button look="primary">{t('logout.submit')}</Button>
        <ButtonLink to={pathTo('account', language)} look="quiet">
          {t('logout.stay')}
        </ButtonLink>
      </Form>
    </FormPage>
  );
}
