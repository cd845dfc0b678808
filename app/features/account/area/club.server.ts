import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { readClub } from '~/api/account';
import { pathTo } from '~/routing/path-to';
import { loadAccountPage } from './account-page.server';

export const loadClub = (args: LoaderFunctionArgs) =>
  loadAccountPage(args, 'accountClub', async ({ api }, { memberNumber, joined }) => ({
    memberNumber,
    joined,
    club: await readClub(api),
  }));

/** The person's company; the first page of the account for a person without one. */
export const loadCompany = (args: LoaderFunctionArgs) =>
  loadAccountPage(args, 'accountCompany', ({ language }, { company }) => {
    if (company === null) throw redirect(pathTo('account', language), 302);
    return { company };
  });
