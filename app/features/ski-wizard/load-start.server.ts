import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { withShortTimeout } from '~/api/request';
import { readSuggestions } from '~/api/ski-wizard';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import type { StartData } from './parts/start-page';
import { PARTS } from './rules/steps';
import { readKept, type Sport } from './wizard-cookie.server';

const SPORTS: readonly Sport[] = ['alpine', 'nordic'];

/** Skis that the wizard asks for to find the cheapest: all that an answer holds. */
const ALL = 96;

/** The lowest price of a sport's skis that can be bought, cents; null while they cannot be read, or are more than an answer holds. */
async function lowestPrice({ api, locale }: ShopContext, sport: Sport): Promise<number | null> {
  const choice = { skis: null, bindings: null, boots: null };
  const where = { taxAreaId: locale.taxAreaId, country: locale.country };
  const found = await orLogged(
    readSuggestions(withShortTimeout(api), { sport, choice, skier: {}, part: 'skis', limit: ALL, ...where }),
    undefined,
    'skis of the wizard',
  );
  if (!found || found.total > ALL) return null;
  const prices = found.suggestions.flatMap(({ priceCents, is_orderable }) =>
    priceCents !== null && is_orderable ? [priceCents] : [],
  );
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** Where the ski wizard begins; what was chosen before is told with its sport. */
export async function loadStart(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const { request, language, t } = context;
  const text = t('ski-wizard');
  const start: StartData & { description: string; path: string } = {
    title: text('title'),
    description: text('description'),
    path: pathTo('skiWizard', language),
    crumbs: [{ label: t('catalog')('home'), to: pathTo('home', language) }, { label: text('title') }],
    sports: await Promise.all(
      SPORTS.map(async (sport) => {
        const kept = readKept(request, sport);
        const chosen = PARTS.flatMap((part) => kept[part]?.name ?? []);
        const from = await lowestPrice(context, sport);
        return { sport, to: pathTo('skiWizardSport', language, { sport }), chosen, from };
      }),
    ),
  };
  return data(start);
}
