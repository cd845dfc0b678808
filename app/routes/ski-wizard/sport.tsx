import { useLoaderData } from '@remix-run/react';
import { loadWizard } from '~/features/ski-wizard/load-wizard.server';
import { orderPackage } from '~/features/ski-wizard/order-package.server';
import { WizardPage } from '~/features/ski-wizard/parts/wizard-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('ski-wizard') };
export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data.title,
  description: data.description,
  noindex: true,
}));
export const headers = privateHeaders;
export const loader = loadWizard;
export const action = orderPackage;

export default function SkiWizardSportScreen() {
  return <WizardPage data={useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
