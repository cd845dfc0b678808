import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { changeCategory } from '~/features/gift-campaigns/change-codes.server';
import { loadCategory } from '~/features/gift-campaigns/edit-category.server';
import { CategoryFormPage } from '~/features/gift-campaigns/parts/category-form';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';
import { deskManaging } from './gift-managing.server';

export const handle = { i18n: await needs('desk', 'gift-manage', 'catalog') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = async (args: LoaderFunctionArgs) => loadCategory(await deskManaging(args));
export const action = async (args: ActionFunctionArgs) => changeCategory(await deskManaging(args), args.request);

export default function DeskGiftPageScreen() {
  const data = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <DeskFrame title={data.title} page="deskGifts">
      <CategoryFormPage data={data} answer={answer} side="desk" />
    </DeskFrame>
  );
}
