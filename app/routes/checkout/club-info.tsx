import { useLoaderData } from '@remix-run/react';
import { loadClubStep } from '~/features/checkout/load-club-step.server';
import { ClubStepPage } from '~/features/checkout/parts/club-step';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('checkout', 'cart') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadClubStep;

export default function ClubInfoScreen() {
  return <ClubStepPage step={useLoaderData<typeof loader>().step} />;
}
