import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ButtonLink } from '~/ui/button';
import { ArrowLink } from '~/ui/text-link';
import type { PageData } from '../load-page.server';
import { RichText } from '../rich-text';
import { PageFrame, type SideList } from './static-page';

type EnterprisePageProps = { readonly page: PageData; readonly side: SideList | null };

/** What the shop offers to companies, and the forms to begin with. Specification 1 §1, §2. */
export function EnterprisePage({ page, side }: EnterprisePageProps) {
  const t = useT('pages');
  const ask = (
    <div className="info-hero-words">
      <Ask text={t('enterprise.contactText')} />
    </div>
  );
  return (
    <PageFrame title={page.title} side={side} picture={page.picture} updated={page.updated} above={ask} hasHero>
      {page.html && <RichText html={page.html} className="info-text enterprise-text" booking={page.booking} />}
      <Start />
    </PageFrame>
  );
}

/** The request for an offer: words about it, and the way to its form. */
function Ask({ text }: { readonly text: string }) {
  const t = useT('pages');
  const { language } = useLocale();
  return (
    <>
      <p className="lede">{text}</p>
      <p>
        <ButtonLink look="primary" to={pathTo('corporateInfoForm', language)}>
          {t('enterprise.contact')}
        </ButtonLink>
      </p>
    </>
  );
}

/** How companies begin: with a request, and the other ways beside it. */
function Start() {
  const t = useT('pages');
  const { language } = useLocale();
  const ways = [
    { title: t('enterprise.register'), text: t('enterprise.registerText'), to: pathTo('registerCompany', language) },
    { title: t('enterprise.news'), text: t('enterprise.newsText'), to: pathTo('corporateNewsletter', language) },
  ];
  return (
    <section className="info-section start-band">
      <div className="start-ask">
        <h2>{t('enterprise.start')}</h2>
        <Ask text={t('enterprise.startText')} />
      </div>
      <ul className="starts">
        {ways.map(({ title, text, to }) => (
          <li key={to}>
            <h3>
              <ArrowLink to={to}>{title}</ArrowLink>
            </h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
