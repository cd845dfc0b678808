import { useLoaderData } from '@remix-run/react';
import { ServiceCrumbs } from '~/features/catalog/parts/home-crumbs';
import { loadAsk, sendAsk } from '~/features/contact/contact.server';
import { AskForm } from '~/features/contact/parts/ask-form';
import { ContactPage } from '~/features/contact/parts/contact-page';
import { needs, useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pageMeta } from '~/routing/page-meta';
import { pathTo } from '~/routing/path-to';
import { privateHeaders } from '~/routing/private-headers';
import { servicePageSlugs } from '~/routing/service-pages';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('contact', 'photos', 'catalog') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, description: data.description }));
export const headers = privateHeaders;
export const loader = loadAsk;
export const action = sendAsk;

export default function AskScreen() {
  const { title, formKey, known, reach, answers } = useLoaderData<typeof loader>();
  const t = useT('contact');
  const { language } = useLocale();
  const answer = useAnswer<typeof action>();
  const privacyTo = pathTo('page', language, { slug: servicePageSlugs.privacy[language] });
  return (
    <ContactPage
      crumbs={<ServiceCrumbs title={title} />}
      {...{ title, text: t('ask.text'), privacyTo, reach, answers, answer }}
    >
      <AskForm refused={answer?.kind === 'refused' ? answer : null} formKey={formKey} known={known} />
    </ContactPage>
  );
}
