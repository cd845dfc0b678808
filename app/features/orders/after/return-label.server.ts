import type { LoaderFunctionArgs } from '@remix-run/node';
import { readReturnLabel } from '~/api/after-order';
import { isMissing } from '~/api/api-error';
import { shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { orErrorPage } from '~/server/unavailable.server';

/** The label of a return as a file, for whoever has its unguessable reference. */
export async function loadReturnLabel(args: LoaderFunctionArgs): Promise<Response> {
  const context = await shopContext(args);
  const missing = () => notFound(context.t('order')('unknownReference'));
  const found = readReturnLabel(context.api, context.params['slug'] ?? '').catch((error: unknown) => {
    if (isMissing(error)) return missing();
    throw error;
  });
  const { number, pdf } = (await orErrorPage(found)) ?? missing();
  return new Response(pdf, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${number.replace(/[^A-Za-z0-9-]/g, '')}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
