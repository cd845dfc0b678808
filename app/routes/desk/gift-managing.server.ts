import type { LoaderFunctionArgs } from '@remix-run/node';
import { deskContext } from '~/features/desk/desk-context.server';
import type { Managing } from '~/features/gift-campaigns/managing';
import { orErrorPage } from '~/server/unavailable.server';

/** Staff who manage the gift campaigns of every company. @throws Response 404 for everybody but administrators */
export const deskManaging = async (args: LoaderFunctionArgs): Promise<Managing> => ({
  context: await deskContext(args),
  side: 'desk',
  wait: orErrorPage,
});
