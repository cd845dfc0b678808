import { useLoaderData } from '@remix-run/react';
import { loadImports, sendImport } from '~/features/desk/imports.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskImports } from '~/features/desk/parts/desk-imports';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-import') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadImports;
export const action = sendImport;

export default function DeskImportsScreen() {
  const { title, list, page } = useLoaderData<typeof loader>();
  const refused = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskImports">
      <DeskImports list={list} page={page} refused={refused} />
    </DeskFrame>
  );
}
