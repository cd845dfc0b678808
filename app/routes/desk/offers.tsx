import { useLoaderData } from '@remix-run/react';
import { endOffer, loadDeskOffers } from '~/features/desk/offers.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskOfferList } from '~/features/desk/parts/desk-offers';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site', 'desk-selling') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskOffers;
export const action = endOffer;

export default function DeskOffersScreen() {
  const { title, offers } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskOffers">
      <DeskOfferList offers={offers} />
    </DeskFrame>
  );
}
