import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportCodes } from '~/features/gift-campaigns/change-codes.server';
import { companyManaging } from './gift-managing.server';

export const loader = async (args: LoaderFunctionArgs) => exportCodes(await companyManaging(args));
