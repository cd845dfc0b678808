import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadClub } from '~/features/account/area/club.server';
import { AccountFrame, NoAccounts } from '~/features/account/area/parts/account-frame';
import { ClubPage } from '~/features/account/area/parts/club-page';
import { applyForGroup } from '~/features/groups/apply-for-group.server';
import { loadGroups } from '~/features/groups/load-groups.server';
import { GroupMemberships } from '~/features/groups/parts/group-memberships';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('account', 'groups') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const [club, groups] = await Promise.all([loadClub(args), loadGroups(args)]);
  return { ...club.data, groups };
}

export const action = applyForGroup;

export default function AccountClubScreen() {
  const { title, frame, content, groups } = useLoaderData<typeof loader>();
  const refusal = useAnswer<typeof action>() ?? null;
  return (
    <AccountFrame title={title} page="accountClub" frame={frame}>
      {content ? (
        <ClubPage {...content}>{groups && <GroupMemberships groups={groups} refusal={refusal} />}</ClubPage>
      ) : (
        <NoAccounts />
      )}
    </AccountFrame>
  );
}
