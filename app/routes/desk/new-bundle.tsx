import { useLoaderData } from '@remix-run/react';
import { addBundle, loadNewBundle } from '~/features/desk/bundles.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskNewBundle } from '~/features/desk/parts/desk-new-bundle';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site', 'desk-selling') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadNewBundle;
export const action = addBundle;

export default function NewBundleScreen() {
  const { title, ...bundle } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskBundles">
      <DeskNewBundle bundle={bundle} answer={answer} />
    </DeskFrame>
  );
}
