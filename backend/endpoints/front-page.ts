import { getFrontPage } from 'contract/front-page';
import { Hono } from 'hono';
import { readFrontPage } from '../domain/catalogue/front-page';
import { readTaxPercentages } from '../domain/pricing/tax-rates';
import { presentCard } from './listing';
import { Answer, type Area, answer, type BackendEnv } from './serve';

/** The catalogue content of the front page, in one answer. */
export function frontPageEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, getFrontPage, async ({ backend, query: { taxAreaId }, language, now }) => {
    const percentages = await readTaxPercentages(backend.pool, taxAreaId, now);
    if (percentages.size === 0) return new Answer(400, { taxAreaId: ['Unknown tax area.'] });
    const reader = { language, taxAreaId, percentages, segments: [] };
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
