import { getBanners } from 'contract/site';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db } from '../../db/client';
import { banners } from '../../db/schema/content';
import { isBoundary } from './publish-due';

/** Tells every copy of the shop that banners began or ended. @returns whether there were any */
export async function announceBannerBoundaries(db: Db, now: Date): Promise<boolean> {
  const [found] = await db.select({ id: banners.id }).from(banners).where(isBoundary(now)).limit(1);
  if (!found) return false;
  await announceCatalogueChange(db, [getBanners.name]);
  return true;
}
