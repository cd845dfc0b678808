import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskSettingsList } from '~/features/desk/parts/desk-settings';
import { loadDeskSettings } from '~/features/desk/settings.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskSettings;

export default function DeskSettingsScreen() {
  const { title, settings } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskSettings">
      <DeskSettingsList settings={settings} />
    </DeskFrame>
  );
}
