import { loadLogOut, logOutHere } from '~/features/account/sign-in/log-out.server';
import { LogOutPage } from '~/features/account/sign-in/parts/log-out-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('sign-in') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadLogOut;
export const action = logOutHere;

export default LogOutPage;
