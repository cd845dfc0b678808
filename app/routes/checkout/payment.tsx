import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react';
import { keepFormOnFailure } from '~/features/checkout/keep-form-on-failure';
import { loadPayment } from '~/features/checkout/load-payment.server';
import { PaymentPage } from '~/features/checkout/parts/payment-page';
import { placeOrder } from '~/features/checkout/place-order.server';
import type { Language } from '~/locale/languages';
import { needs } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { revalidateIfAnswered } from '~/routing/after-submission';
import { pageMeta } from '~/routing/page-meta';
import { pathTo } from '~/routing/path-to';
import { privateHeaders } from '~/routing/private-headers';
import { servicePageSlugs } from '~/routing/service-pages';
import { useAnswer } from '~/routing/use-answer';

const termsPath = (language: Language) => pathTo('page', language, { slug: servicePageSlugs.terms[language] });

export const handle = { i18n: await needs('checkout', 'cart') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = (args: LoaderFunctionArgs) => loadPayment(args, termsPath);
export const action = (args: ActionFunctionArgs) => placeOrder(args, termsPath);
export const clientAction = keepFormOnFailure;

/** The action's answer carries the page's state: a look-up needs no second validation of the cart. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return !['locations', 'look-up'].includes(String(args.formData?.get('intent'))) && revalidateIfAnswered(args);
}

export default function PaymentScreen() {
  const { payment, nonce } = useLoaderData<typeof loader>();
  const termsTo = termsPath(useLocale().language);
  return <PaymentPage loaded={payment} acted={useAnswer<typeof action>()} termsTo={termsTo} nonce={nonce} />;
}
