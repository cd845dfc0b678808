import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { loadPayment } from '~/features/checkout/load-payment.server';
import { PaymentPage } from '~/features/checkout/parts/payment-page';
import { placeOrder } from '~/features/checkout/place-order.server';
import { servicePageSlugs } from '~/features/shell/service-pages';
import { needs } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pageMeta } from '~/routing/page-meta';
import { pathTo } from '~/routing/path-to';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('checkout', 'cart') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadPayment;
export const action = placeOrder;

/** The action's answer carries the page's state: a look-up needs no second validation of the cart. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formData?.get('intent') === 'locations' ? false : defaultShouldRevalidate;
}

export default function PaymentScreen() {
  const { payment } = useLoaderData<typeof loader>();
  const { language } = useLocale();
  const termsTo = pathTo('page', language, { slug: servicePageSlugs.terms[language] });
  return <PaymentPage loaded={payment} acted={useActionData<typeof action>()} termsTo={termsTo} />;
}
