import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskSettingForm } from '~/features/desk/parts/desk-setting';
import { changeDeskSetting, loadDeskSetting } from '~/features/desk/settings.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskSetting;
export const action = changeDeskSetting;

export default function DeskSettingScreen() {
  const { title, ...setting } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskSettings">
      <DeskSettingForm setting={setting} answer={answer} />
    </DeskFrame>
  );
}
