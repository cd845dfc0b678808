import { Link, useLocation } from '@remix-run/react';
import { Plate, pictureFiles } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { queryString } from '~/routing/path-to';
import { Dialog } from '~/ui/overlay';
import { Picture } from '~/ui/picture';
import type { ReviewsData } from '../load-reviews.server';

type Shown = ReviewsData['shown'][number];

/** The page's address with other values of its parameters. */
function useAddress(): (change: Readonly<Record<string, string | undefined>>, hash: string) => string {
  const { pathname, search } = useLocation();
  const params = Object.fromEntries(new URLSearchParams(search));
  return (change, hash) => `${pathname}${queryString({ ...params, ...change })}${hash}`;
}

/** The name of a photo: its number and whose it is. */
function usePhotoName(): (review: Shown, index: number) => string {
  const t = useT('reviews');
  return ({ pictures, name }, index) =>
    t('photo', { number: index + 1, total: pictures.length, name: name || t('anonymous') });
}

/** The photos of a review; each leads to the page with the photo enlarged. */
export function ReviewPhotos({ review, place }: { readonly review: Shown; readonly place: number }) {
  const address = useAddress();
  const nameOf = usePhotoName();
  if (review.pictures.length === 0) return null;
  return (
    <ul className="review-photos">
      {review.pictures.map((picture, index) => (
        <li key={picture.path}>
          <Link
            to={address({ photo: `${review.id}-${index + 1}` }, `#review-${place}`)}
            preventScrollReset
            rel="nofollow"
          >
            <Plate picture={picture} use="line" alt={nameOf(review, index)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A photo in a dialog with its own address, `?photo=12-1`: the first one of review 12. */
export function PhotoDialog({ reviews }: { readonly reviews: readonly Shown[] }) {
  const t = useT('reviews');
  const address = useAddress();
  const nameOf = usePhotoName();
  const { search } = useLocation();
  const [, id, number] = /^(\d{1,10})-(\d)$/.exec(new URLSearchParams(search).get('photo') ?? '') ?? [];
  const place = reviews.findIndex((review) => String(review.id) === id);
  const review = reviews[place];
  const picture = review?.pictures[Number(number) - 1];
  if (!review || !picture) return null;
  const name = nameOf(review, Number(number) - 1);
  const closeTo = address({ photo: undefined }, `#review-${place}`);
  return (
    <Dialog id="review-photo" title={name} closeLabel={t('photo.close')} closeTo={closeTo} open wide>
      <div className="review-photo">
        <Picture
          files={pictureFiles(picture, 'stage')}
          alt={name}
          width={960}
          height={960}
          sizes="(min-width: 60rem) 56rem, 100vw"
          priority="high"
        />
      </div>
    </Dialog>
  );
}
