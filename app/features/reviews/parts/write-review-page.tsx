import { Link } from '@remix-run/react';
import { Plate } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { RefusedReview, WriteReviewData } from '../write-review.server';
import { ReviewForm } from './review-form';

type WriteReviewPageProps = {
  readonly data: WriteReviewData;
  readonly refused: RefusedReview | null;
};

/** The page on which a customer reviews a product, or learns why that is not possible. */
export function WriteReviewPage({ data, refused }: WriteReviewPageProps) {
  const { title, product, may } = data;
  return (
    <main id="main" className="wrap page write-review">
      <h1>{title}</h1>
      <Link className="set-part" to={product.to}>
        <Plate picture={product.picture} use="line" alt="" priority="eager" />
        <span>
          <small className="muted">{product.brand}</small>
          <b>{product.name}</b>
        </span>
      </Link>
      {may.supported && may.write ? (
        <>
          <Status status={data.status} />
          <ReviewForm data={data} refused={refused} />
        </>
      ) : (
        <NotPossible {...data} />
      )}
    </main>
  );
}

/** What has become of the review that the customer wrote before. */
function Status({ status }: Pick<WriteReviewData, 'status'>) {
  const t = useT('review-form');
  if (!status) return null;
  return (
    <Alert tone={status.kind === 'refused' ? 'warning' : 'info'}>
      {t(`status.${status.kind}`)} {status.note}
    </Alert>
  );
}

function NotPossible({ product, may }: WriteReviewData) {
  const t = useT('review-form');
  const { language } = useLocale();
  const toProduct = <ButtonLink to={product.to}>{t('toProduct')}</ButtonLink>;
  if (!may.supported) return <EmptyState title={t('unsupported')} actions={toProduct} />;
  return (
    <EmptyState
      title={t('notBought')}
      actions={
        <>
          {toProduct}
          <ButtonLink to={pathTo('orderHistory', language)}>{t('toOrders')}</ButtonLink>
        </>
      }
    >
      {t('notBought.text')}
    </EmptyState>
  );
}
