import { classNames } from '~/ui/class-names';
import { Picture } from '~/ui/picture';
import { ArrowLink } from '~/ui/text-link';
import type { HomeBanner } from '../home-banner';

/** Landscapes are drawn 16:9. */
const SHAPE = { width: 1920, height: 1080 } as const;

/**
 * On a phone the picture covers a box 1.68 times as high as the viewport is wide, so it is displayed three viewports wide.
 */
const HERO_SIZES = '(max-width: 47.99rem) 299vw, 100vw';

/** The first banner: a landscape with its text on the sky. */
export function Hero({ banner }: { readonly banner: HomeBanner }) {
  const { heading, text, buttonText, to, files, isLight, crop } = banner;
  return (
    <section className={classNames('hero', isLight && 'hero-light', `crop-${crop}`)}>
      <Picture files={files} alt="" {...SHAPE} sizes={HERO_SIZES} priority="high" />
      <div className="wrap">
        <h1>{heading}</h1>
        {text && <p>{text}</p>}
        {to && buttonText && (
          <div className="acts">
            <a className="btn btn-primary btn-l" href={to}>
              {buttonText}
            </a>
          </div>
        )}
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

/** Up to four banners in one row, for pages whose subject is something else. */
export function BannerRow({ banners }: BannersProps) {
  if (banners.length === 0) return null;
  return (
    <div className="section banner-row">
      {banners.map((banner) => (
        <BannerCard key={banner.id} banner={banner} sizes="(min-width: 48rem) 32vw, 94vw" />
      ))}
    </div>
  );
}

function BannerCard({ banner, sizes }: { readonly banner: HomeBanner; readonly sizes: string }) {
  const { heading, text, buttonText, to, files, crop } = banner;
  return (
    <section className={classNames('pair-card', `crop-${crop}`)}>
      <figure>
        <Picture files={files} alt="" {...SHAPE} sizes={sizes} />
      </figure>
      <h2>{heading}</h2>
      {text && <p>{text}</p>}
      {to && buttonText && <ArrowLink to={to}>{buttonText}</ArrowLink>}
    </section>
  );
}
