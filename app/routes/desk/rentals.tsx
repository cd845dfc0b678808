import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskRentalList } from '~/features/desk/parts/desk-rentals';
import { loadDeskRentals } from '~/features/desk/rentals.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site', 'desk-selling') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskRentals;

export default function DeskRentalsScreen() {
  const { title, ...found } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskRentals">
      <DeskRentalList {...found} />
    </DeskFrame>
  );
}
