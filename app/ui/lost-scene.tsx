import dayTall from '~/styles/images/tracks-day-tall.webp?url&no-inline';
import dayWide from '~/styles/images/tracks-day-wide.webp?url&no-inline';
import nightTall from '~/styles/images/tracks-night-tall.webp?url&no-inline';
import nightWide from '~/styles/images/tracks-night-wide.webp?url&no-inline';

const DARK = '(prefers-color-scheme: dark)';
/** Phone screens, which get the portrait version. */
const PHONE = '(max-width: 29.99rem)';

/** The background picture of not-found, error and placeholder screens: a ski track that ends, by day or by night. */
export function LostScene() {
  return (
    <picture>
      <source media={`${DARK} and ${PHONE}`} srcSet={nightTall} width={1080} height={1500} />
      <source media={DARK} srcSet={nightWide} width={1920} height={1080} />
      <source media={PHONE} srcSet={dayTall} width={1080} height={1500} />
      <img src={dayWide} alt="" width={1920} height={1080} />
    </picture>
  );
}
