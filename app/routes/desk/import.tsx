import { useLoaderData } from '@remix-run/react';
import { changeImport, loadImport } from '~/features/desk/imports.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskImport } from '~/features/desk/parts/desk-import';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-import', 'desk-stores') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadImport;
export const action = changeImport;

export default function DeskImportScreen() {
  const { title, ...shown } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskImports">
      <DeskImport {...shown} answer={answer} />
    </DeskFrame>
  );
}
