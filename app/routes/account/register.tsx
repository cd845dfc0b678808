import { RegisterPage } from '~/features/account/registration/parts/register-page';
import { loadRegister, registerMember } from '~/features/account/registration/register.server';
import { needs } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pageMeta } from '~/routing/page-meta';
import { pathTo } from '~/routing/path-to';
import { privateHeaders } from '~/routing/private-headers';
import { servicePageSlugs } from '~/routing/service-pages';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('register', 'catalog') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadRegister;
export const action = registerMember;

export default function RegisterScreen() {
  const { language } = useLocale();
  const pageOf = (name: 'terms' | 'privacy') => pathTo('page', language, { slug: servicePageSlugs[name][language] });
  return <RegisterPage answer={useAnswer<typeof action>()} termsTo={pageOf('terms')} privacyTo={pageOf('privacy')} />;
}
