import type { Transaction } from '../../db/client';
import { banners, bannerTexts, keywordPopups, keywordPopupTexts } from '../../db/schema/content';
import { DEMO_BANNERS } from '../content/banners/all-banners';
import { DEMO_KEYWORDS } from '../content/keywords/all-keywords';
import { continueIdentities, insertAll } from './insert';
import { loadItems } from './item-rows';
import type { DemoPictures } from './pictures';
import { seasonOf } from './season';
import { daysBefore, inEveryLanguage, paragraph } from './texts';
import { loadUnfinishedItems } from './unfinished-rows';

/** Banners, explained words, and what editors write. */
export async function loadContent(tx: Transaction, pictures: DemoPictures, now: Date): Promise<void> {
  await insertAll(
    tx,
    banners,
    DEMO_BANNERS.map(({ kind, landscape, cropPoint, days, season }, index) => ({
      id: index + 1,
      kind,
      sort: index,
      image: landscape ? pictures.landscape(landscape) : null,
      cropPoint,
      startsAt: days ? daysBefore(now, -days[0]) : null,
      endsAt: days ? daysBefore(now, -days[1]) : null,
      ...(season && seasonOf(season, now)),
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
  await loadKeywords(tx);
  await continueIdentities(tx, [banners, keywordPopups]);
  await loadItems(tx, pictures, now);
  await loadUnfinishedItems(tx, pictures, now);
}

async function loadKeywords(tx: Transaction): Promise<void> {
  await insertAll(
    tx,
    keywordPopups,
    DEMO_KEYWORDS.map(({ key }, index) => ({ id: index + 1, key })),
  );
  await insertAll(
    tx,
    keywordPopupTexts,
    DEMO_KEYWORDS.flatMap(({ keyword, text, url }, index) =>
      inEveryLanguage((language) => ({
        popupId: index + 1,
        language,
        keyword: keyword[language],
        textHtml: paragraph(text[language]),
        url: url?.[language] ?? '',
      })),
    ),
  );
}
