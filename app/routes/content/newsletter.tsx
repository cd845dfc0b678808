import { useLoaderData } from '@remix-run/react';
import { loadNewsletter, sendNewsletter } from '~/features/contact/newsletter.server';
import { NewsletterPage } from '~/features/contact/parts/newsletter-page';
import { needs } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pageMeta } from '~/routing/page-meta';
import { pathTo } from '~/routing/path-to';
import { privateHeaders } from '~/routing/private-headers';
import { servicePageSlugs } from '~/routing/service-pages';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('contact', 'newsletter') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, description: data.description }));
export const headers = privateHeaders;
export const loader = loadNewsletter;
export const action = sendNewsletter;

export default function NewsletterScreen() {
  const { list, screen, formKey, known } = useLoaderData<typeof loader>();
  const { language } = useLocale();
  const privacyTo = pathTo('page', language, { slug: servicePageSlugs.privacy[language] });
  return <NewsletterPage {...{ list, screen, formKey, known, privacyTo, answer: useAnswer<typeof action>() }} />;
}
