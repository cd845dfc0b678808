import { memo } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { lateCode } from '~/rendering/late-code';
import { LatePart } from '~/rendering/late-part';
import { type Packed, packedKey } from '~/rendering/packed';
import { pathTo } from '~/routing/path-to';
import type { LinkTarget } from '~/ui/text-link';
import { useFollowedLinks } from '~/ui/use-followed-links';
import type { FooterData } from './nav-types';

type Packaged = { readonly footer: Packed<FooterData> };

// links only, which the server has written: a browser needs the code when it comes from a page with another footer
const top = await lateCode(async () => (await import('./footer-parts')).FooterTop);
const end = await lateCode(async () => (await import('./footer-parts')).FooterEnd);
const slim = await lateCode(async () => (await import('./footer-parts')).SlimFooterEnd);

type SiteFooterProps = Packaged & {
  /** Links to the page in the other languages, by their own names. */
  readonly languages: readonly (LinkTarget & { readonly code: string })[];
  /** The page to return to after choosing a locale. */
  readonly next: string;
};

/** Newsletter, groups of links, languages, company line. */
export function SiteFooter({ footer, languages, next }: SiteFooterProps) {
  const t = useT('shell');
  const { language } = useLocale();
  const follow = useFollowedLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    <footer className="footer" onClick={follow}>
      <div className="wrap">
        <FooterTop footer={footer} />
        <nav className="footer-langs" aria-label={t('footer.languages')}>
          {languages.map((other) =>
            other.code === language ? (
              <span key={other.code} lang={other.code} aria-current="true">
                {other.label}
              </span>
            ) : (
              // Another language is another host or a full page load.
              <a key={other.code} href={other.to} lang={other.code} hrefLang={other.code} target="_self">
                {other.label}
              </a>
            ),
          )}
          <a className="link" href={pathTo('locale', language, {}, { next })}>
            {t('locale.change')}
          </a>
        </nav>
        <FooterEnd footer={footer} />
      </div>
    </footer>
  );
}

const FooterTop = memo(function FooterTop({ footer }: Packaged) {
  const key = packedKey(footer);
  return (
    <LatePart
      className="footer-top"
      code={top}
      props={{ footer }}
      basis={[key]}
      isStill
      cacheKey={{ shown: key, place: 'footer-top' }}
    />
  );
});

const FooterEnd = memo(function FooterEnd({ footer }: Packaged) {
  const key = packedKey(footer);
  return (
    <LatePart
      className="footer-end"
      code={end}
      props={{ footer }}
      basis={[key]}
      isStill
      cacheKey={{ shown: key, place: 'footer-end' }}
    />
  );
});

/** The footer of delivery and payment: terms and help. */
export function CheckoutFooter({ footer }: Packaged) {
  const follow = useFollowedLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    <footer className="footer footer-slim" onClick={follow}>
      <div className="wrap">
        <LatePart className="footer-end" code={slim} props={{ footer }} basis={[packedKey(footer)]} isStill />
      </div>
    </footer>
  );
}
