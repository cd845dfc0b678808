import type { LoaderFunctionArgs } from '@remix-run/node';
import { isMissing } from '~/api/api-error';
import { readReceipt } from '~/api/payments';
import { shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { orErrorPage } from '~/server/unavailable.server';

/** The receipt of a paid order as a file, for whoever has the order's unguessable reference. */
export async function loadReceipt(args: LoaderFunctionArgs): Promise<Response> {
  const context = await shopContext(args);
  const missing = () => notFound(context.t('order')('unknownReference'));
  const found = readReceipt(context.api, context.params['slug'] ?? '').catch((error: unknown) => {
    if (isMissing(error)) return missing();
    throw error;
  });
  const { number, pdf } = (await orErrorPage(found)) ?? missing();
  const name = number.replace(/[^A-Za-z0-9-]/g, '');
  return new Response(pdf, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
