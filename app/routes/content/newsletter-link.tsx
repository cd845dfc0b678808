import { useLoaderData, useParams } from '@remix-run/react';
import { loadNewsletterLink, pressNewsletterLink } from '~/features/contact/newsletter.server';
import { NewsletterLinkPage } from '~/features/contact/parts/newsletter-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { secretLinkHeaders } from '~/routing/secret-link-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('contact', 'newsletter') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = secretLinkHeaders;
export const loader = loadNewsletterLink;
export const action = pressNewsletterLink;

export default function NewsletterLinkScreen() {
  const { action: verb } = useLoaderData<typeof loader>();
  const { token = '' } = useParams();
  return <NewsletterLinkPage action={verb} token={token} answer={useAnswer<typeof action>()} />;
}
