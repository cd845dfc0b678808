import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskRentalForm } from '~/features/desk/parts/desk-rental';
import { changeDeskRental, loadDeskRental } from '~/features/desk/rentals.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site', 'desk-selling') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskRental;
export const action = changeDeskRental;

export default function DeskRentalScreen() {
  const { title, ...rental } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskRentals">
      <DeskRentalForm rental={rental} answer={answer} />
    </DeskFrame>
  );
}
