import { getFrontPage } from 'contract/front-page';
import { Hono } from 'hono';
import { readFrontPage } from '../domain/catalogue/front-page';
import { Refusal } from '../domain/errors/refusals';
import { readTaxPercentages } from '../domain/pricing/tax-rates';
import { presentCard } from './listing';
import { type Area, answer, type BackendEnv } from './serve';

/** What the front page shows of the catalogue, in one answer. */
export function frontPageEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, getFrontPage, async ({ backend, query: { taxAreaId }, language, now }) => {
    const percentages = await readTaxPercentages(backend.db, taxAreaId, now);
    if (percentages.size === 0) throw new Refusal({ taxAreaId: ['Unknown tax area.'] });
    const reader = { language, taxAreaId, percentages, isMember: false };
    const { newest, popular, offers, secondHand, departments } = await readFrontPage(backend.pool, reader, now);
    return {
      newest: newest.map(presentCard),
      popular: popular.map(presentCard),
      offers: offers.map(presentCard),
      secondHand: secondHand.map(presentCard),
      departments: [...departments],
    };
  });

  return area;
}
