import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { inAccount, loadAccountPage } from '~/features/account/area/account-page.server';
import type { Managing } from '~/features/gift-campaigns/managing';
import { type ShopContext, shopContext } from '~/server/context.server';

const managing = (context: ShopContext): Managing => ({
  context,
  side: 'company',
  wait: (work) => inAccount(context, work),
});

/** Somebody of a company who manages its gift campaigns. */
export const companyManaging = async (args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Managing> =>
  managing(await shopContext(args));

/** Loads a page of the account about gift campaigns. */
export const loadGiftPage = <Content extends object>(
  args: LoaderFunctionArgs,
  read: (managing: Managing) => Promise<Content>,
) => loadAccountPage(args, 'accountGifts', (context) => read(managing(context)));
