import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ButtonLink } from '~/ui/button';

/** The section about passkeys on the security page of the account. */
export function PasskeysLink() {
  const t = useT('passkeys');
  const { language } = useLocale();
  return (
    <section className="stack-s">
      <h2>{t('title')}</h2>
      <p className="muted">{t('intro')}</p>
      <p>
        <ButtonLink to={pathTo('accountPasskeys', language)}>{t('manage')}</ButtonLink>
      </p>
    </section>
  );
}
