import type { LoaderFunctionArgs } from '@remix-run/node';
import { readOverview } from '~/api/account';
import { loadAccountPage } from './account-page.server';

export const loadOverview = (args: LoaderFunctionArgs) =>
  loadAccountPage(args, 'account', async ({ api }, account) => ({ account, overview: await readOverview(api) }));
