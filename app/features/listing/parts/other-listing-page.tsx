import { GroupTiles } from '~/features/catalog/parts/group-tiles';
import { useT } from '~/locale/translator';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import type { OtherListingData } from '../load-other-listing.server';
import { ListOffer } from './list-offer';
import { ProductList } from './product-list';

/** A listing other than a group's or brand's. */
export function OtherListingPage({ title, text, crumbs, kinds, list, large, isUnsupported, offer }: OtherListingData) {
  const t = useT('catalog');
  const words = useT('listing');
  return (
    <main id="main">
      <div className="wrap">
        <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
        <div className="list-head">
          <h1>{title}</h1>
          <p>{text}</p>
          <GroupTiles label={words('groups')} groups={kinds} rel="nofollow" />
        </div>
      </div>
      {!isUnsupported && <ProductList list={list} large={large} after={offer && <ListOffer {...offer} />} />}
    </main>
  );
}
