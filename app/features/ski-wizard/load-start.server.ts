import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { pathTo } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';
import type { StartData } from './parts/start-page';
import { PARTS } from './rules/steps';
import { readKept, type Sport } from './wizard-cookie.server';

const SPORTS: readonly Sport[] = ['alpine', 'nordic'];

/** Where the ski wizard begins; what was chosen before is told with its sport. */
export async function loadStart(args: LoaderFunctionArgs) {
  const { request, language, t } = await shopContext(args);
  const text = t('ski-wizard');
  const start: StartData & { description: string; path: string } = {
    title: text('title'),
    description: text('description'),
    path: pathTo('skiWizard', language),
    crumbs: [{ label: t('catalog')('home'), to: pathTo('home', language) }, { label: text('title') }],
    sports: SPORTS.map((sport) => {
      const kept = readKept(request, sport);
      const chosen = PARTS.flatMap((part) => kept[part]?.name ?? []);
      return { sport, to: pathTo('skiWizardSport', language, { sport }), chosen };
    }),
  };
  return data(start);
}
