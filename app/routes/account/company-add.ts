import type { LoaderFunctionArgs } from '@remix-run/node';
import { addProduct } from '~/features/account/company-orders/add-product.server';
import { noSuchPage } from '~/features/account/company-orders/company-page.server';
import { shopContext } from '~/server/context.server';

export const loader = async (args: LoaderFunctionArgs) => noSuchPage(await shopContext(args));
export const action = addProduct;
