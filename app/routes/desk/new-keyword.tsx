import { useLoaderData } from '@remix-run/react';
import { addKeyword, loadNewKeyword } from '~/features/desk/keywords.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskKeywordForm } from '~/features/desk/parts/desk-keyword';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadNewKeyword;
export const action = addKeyword;

export default function NewKeywordScreen() {
  const { title, ...keyword } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskKeywords">
      <DeskKeywordForm keyword={keyword} answer={answer} />
    </DeskFrame>
  );
}
