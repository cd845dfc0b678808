import type { Transaction } from '../../db/client';
import { banners, bannerTexts, reviews, staticPages, staticPageTexts } from '../../db/schema/content';
import { DEMO_MODELS } from '../content/all-models';
import { DEMO_PAGES } from '../content/all-pages';
import { DEMO_BANNERS } from '../content/banners';
import { pageHtml } from '../content/page';
import { DEMO_REVIEWS } from '../content/reviews';
import { continueIdentities, insertAll } from './insert';
import type { DemoPictures } from './pictures';
import { daysBefore, inEveryLanguage, numbered } from './texts';

const modelIds = numbered(DEMO_MODELS.map(({ slug }) => slug));

/** Banners, static pages and reviews. */
export async function loadContent(tx: Transaction, pictures: DemoPictures, now: Date): Promise<void> {
  await insertAll(
    tx,
    banners,
    DEMO_BANNERS.map(({ kind, landscape, cropPoint }, index) => ({
      id: index + 1,
      kind,
      sort: index,
      image: landscape ? pictures.landscape(landscape) : null,
      cropPoint,
    })),
  );
  await insertAll(
    tx,
    bannerTexts,
    DEMO_BANNERS.flatMap(({ title, heading, subText, buttonText, url }, index) =>
      inEveryLanguage((language) => ({
        bannerId: index + 1,
        language,
        title: title[language],
        heading: heading[language],
        subText: subText[language],
        buttonText: buttonText[language],
        url: url[language],
      })),
    ),
  );
  await insertAll(
    tx,
    staticPages,
    DEMO_PAGES.map(({ key }, index) => ({ id: index + 1, key })),
  );
  await insertAll(
    tx,
    staticPageTexts,
    DEMO_PAGES.flatMap(({ slug, title, text }, index) =>
      inEveryLanguage((language) => ({
        pageId: index + 1,
        language,
        slug: slug[language],
        title: title[language],
        contentHtml: pageHtml(text[language]),
      })),
    ),
  );
  await insertAll(
    tx,
    reviews,
    DEMO_REVIEWS.map(({ model, language, stars, fit, name, comment, up, down, daysAgo }, index) => ({
      id: index + 1,
      modelId: modelIds.of(model),
      language,
      rating: stars * 2,
      fit: fit ?? null,
      visibleName: name,
      comment,
      votesUp: up,
      votesDown: down,
      createdAt: daysBefore(now, daysAgo),
    })),
  );
  await continueIdentities(tx, [banners, staticPages, reviews]);
}
