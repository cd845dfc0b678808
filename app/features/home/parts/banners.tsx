import { classNames } from '~/ui/class-names';
import { Picture } from '~/ui/picture';
import { ArrowLink, type LinkTarget } from '~/ui/text-link';
import type { HomeBanner } from '../home-banner';

/** Landscapes are drawn 16:9. */
const SHAPE = { width: 1920, height: 1080 } as const;

/** On a phone a wide picture covers a box higher than it, so it is displayed twice and a half as wide as the viewport. */
const HERO_SIZES = '(max-width: 47.99rem) 250vw, 100vw';

/**
 * The first banner: a landscape with its text on the sky.
 * @param second the quieter link beside its button
 */
export function Hero({ banner, second }: { readonly banner: HomeBanner; readonly second: LinkTarget }) {
  const { heading, text, buttonText, to, files, sources, hasNight, isLight, crop } = banner;
  return (
    <section className={classNames('hero', isLight && 'hero-light', hasNight && 'hero-night', `crop-${crop}`)}>
      <Picture files={files} sources={sources} alt="" {...SHAPE} sizes={HERO_SIZES} priority="high" />
      <div className="wrap">
        <h1>{heading}</h1>
        {text && <p>{text}</p>}
        <div className="acts">
          {to && buttonText && (
            <a className="btn btn-primary btn-l" href={to}>
              {buttonText}
            </a>
          )}
          <ArrowLink to={second.to}>{second.label}</ArrowLink>
        </div>
      </div>
    </section>
  );
}

/** A banner with its picture next to its text. */
export function BannerSplit({ banner }: { readonly banner: HomeBanner }) {
  const { heading, text, buttonText, to, files, crop } = banner;
  return (
    <section className={classNames('split', `crop-${crop}`)}>
      <figure>
        <Picture files={files} alt="" {...SHAPE} sizes="(min-width: 60rem) 58vw, 100vw" />
      </figure>
      <div className="split-text">
        <h2>{heading}</h2>
        {text && <p>{text}</p>}
        {to && buttonText && (
          <div className="acts">
            <a className="btn btn-solid" href={to}>
              {buttonText}
            </a>
          </div>
        )}
      </div>
    </section>
  );
}

type BannersProps = { readonly banners: readonly HomeBanner[] };

/** Banners next to each other, two in a row, each with its picture above its text. */
export function BannerPair({ banners }: BannersProps) {
  return (
    <div className="wrap banner-pair">
      {banners.map((banner) => (
        <BannerCard key={banner.id} banner={banner} sizes="(min-width: 48rem) 48vw, 94vw" />
      ))}
    </div>
  );
}

export type BannerRowProps = BannersProps & { readonly title: string };

/** Up to four banners in one row below a heading, for pages whose subject is something else. */
export function BannerRow({ title, banners }: BannerRowProps) {
  if (banners.length === 0) return null;
  return (
    <section className="section" aria-labelledby="banners">
      <div className="section-head">
        <h2 id="banners">{title}</h2>
      </div>
      <div className="banner-row">
        {banners.map((banner) => (
          <BannerCard key={banner.id} banner={banner} heading="h3" sizes="(min-width: 48rem) 32vw, 94vw" />
        ))}
      </div>
    </section>
  );
}

type BannerCardProps = { readonly banner: HomeBanner; readonly heading?: 'h2' | 'h3'; readonly sizes: string };

function BannerCard({ banner, heading: Heading = 'h2', sizes }: BannerCardProps) {
  const { heading, text, buttonText, to, files, crop } = banner;
  return (
    <section className={classNames('pair-card', `crop-${crop}`)}>
      <figure>
        <Picture files={files} alt="" {...SHAPE} sizes={sizes} />
      </figure>
      <Heading>{heading}</Heading>
      {text && <p>{text}</p>}
      {to && buttonText && <ArrowLink to={to}>{buttonText}</ArrowLink>}
    </section>
  );
}
