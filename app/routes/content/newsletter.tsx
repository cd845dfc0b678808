import { useLoaderData } from '@remix-run/react';
import { sendNewsletter } from '~/features/contact/newsletter.server';
import { NewsletterPage } from '~/features/contact/parts/newsletter-page';
import { LetterTopics } from '~/features/content/parts/letter-topics';
import { needs } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pageMeta } from '~/routing/page-meta';
import { pathTo } from '~/routing/path-to';
import { privateHeaders } from '~/routing/private-headers';
import { servicePageSlugs } from '~/routing/service-pages';
import { useAnswer } from '~/routing/use-answer';
import { loadNewsletterScreen } from './newsletter.server';

export const handle = { i18n: await needs('contact', 'newsletter', 'catalog', 'life') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, description: data.description }));
export const headers = privateHeaders;
export const loader = loadNewsletterScreen;
export const action = sendNewsletter;

export default function NewsletterScreen() {
  const { list, screen, formKey, known, topics } = useLoaderData<typeof loader>();
  const { language } = useLocale();
  const privacyTo = pathTo('page', language, { slug: servicePageSlugs.privacy[language] });
  return (
    <NewsletterPage {...{ list, screen, formKey, known, privacyTo, answer: useAnswer<typeof action>() }}>
      <LetterTopics teasers={topics} />
    </NewsletterPage>
  );
}
