import { useLoaderData } from '@remix-run/react';
import { endBundle, loadDeskBundles } from '~/features/desk/bundles.server';
import { DeskBundleList } from '~/features/desk/parts/desk-bundles';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site', 'desk-selling') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskBundles;
export const action = endBundle;

export default function DeskBundlesScreen() {
  const { title, bundles } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskBundles">
      <DeskBundleList bundles={bundles} />
    </DeskFrame>
  );
}
