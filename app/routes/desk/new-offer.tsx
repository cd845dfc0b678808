import { useLoaderData } from '@remix-run/react';
import { addOffer, loadNewOffer } from '~/features/desk/offers.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskNewOffer } from '~/features/desk/parts/desk-new-offer';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site', 'desk-selling') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadNewOffer;
export const action = addOffer;

export default function NewOfferScreen() {
  const { title, ...offer } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskOffers">
      <DeskNewOffer offer={offer} answer={answer} />
    </DeskFrame>
  );
}
