import { ButtonLink } from '~/ui/button';
import { Picture } from '~/ui/picture';
import type { HomeData } from '../load-home.server';

type BannerData = NonNullable<HomeData['hero']>;
type Files = NonNullable<BannerData['image']>;

function filesOf({ small, large }: Files) {
  return [...(small ? [{ src: small, width: 960 }] : []), ...(large ? [{ src: large, width: 1920 }] : [])];
}

/** The first thing one sees: a landscape with its words on the sky. */
export function Hero({ banner }: { readonly banner: BannerData }) {
  const { heading, text, buttonText, to, image } = banner;
  return (
    <section className="hero">
      {image && (
        <picture>
          <Picture files={filesOf(image)} alt="" width={1920} height={1080} sizes="100vw" priority="high" />
        </picture>
      )}
      <div className="wrap">
        <h1>{heading}</h1>
        {text && <p>{text}</p>}
        {to && buttonText && (
          <div className="acts">
            <ButtonLink look="primary" size="l" to={to}>
              {buttonText}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}

/** A banner as a picture beside its words. */
export function BannerSplit({ banner }: { readonly banner: BannerData }) {
  const { heading, text, buttonText, to, image } = banner;
  return (
    <section className="split">
      <figure>
        {image && (
          <Picture files={filesOf(image)} alt="" width={960} height={540} sizes="(min-width: 60rem) 58vw, 100vw" />
        )}
      </figure>
      <div className="split-text">
        <h2>{heading}</h2>
        {text && <p>{text}</p>}
        {to && buttonText && (
          <div className="acts">
            <ButtonLink look="solid" to={to}>
              {buttonText}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}
