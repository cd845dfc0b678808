import type { Transaction } from '../../db/client';
import {
  modelSizeTables,
  sizeTableCells,
  sizeTableColumns,
  sizeTableColumnTexts,
  sizeTableRows,
  sizeTableRowTexts,
  sizeTables,
  sizeTableTexts,
} from '../../db/schema/size-tables';
import { SIZE_TABLES } from '../content/size-tables';
import { continueIdentities, insertAll } from './insert';
import { NUMBERED_MODELS } from './numbered-models';
import { inEveryLanguage, numbered, paragraph } from './texts';

const tableIds = numbered<string>(SIZE_TABLES.map(({ key }) => key));

const paragraphs = (text: string): string => text.split('\n').map(paragraph).join('');

async function loadColumns(tx: Transaction): Promise<void> {
  const columns = SIZE_TABLES.flatMap(({ key, sizes }) =>
    sizes.map((size, place) => ({ ...size, sizeTableId: tableIds.of(key), place })),
  );
  await insertAll(
    tx,
    sizeTableColumns,
    columns.map(({ sizeTableId, place, name }) => ({ sizeTableId, place, size: name })),
  );
  await insertAll(
    tx,
    sizeTableColumnTexts,
    columns.flatMap(({ sizeTableId, place, productType }) =>
      productType
        ? inEveryLanguage((language) => ({ sizeTableId, place, language, productType: productType[language] }))
        : [],
    ),
  );
}

async function loadRows(tx: Transaction): Promise<void> {
  const rows = SIZE_TABLES.flatMap(({ key, rows: measures }) =>
    measures.map((measure, place) => ({ ...measure, sizeTableId: tableIds.of(key), place })),
  );
  await insertAll(
    tx,
    sizeTableRows,
    rows.map(({ sizeTableId, place, unit }) => ({ sizeTableId, place, unit })),
  );
  await insertAll(
    tx,
    sizeTableRowTexts,
    rows.flatMap(({ sizeTableId, place, category }) =>
      inEveryLanguage((language) => ({ sizeTableId, place, language, category: category[language] })),
    ),
  );
  await insertAll(
    tx,
    sizeTableCells,
    rows.flatMap(({ sizeTableId, place, values }) =>
      values.flatMap((value, columnPlace) => (value ? [{ sizeTableId, rowPlace: place, columnPlace, value }] : [])),
    ),
  );
}

/** Size tables and the models they hold for. */
export async function loadSizeTables(tx: Transaction): Promise<void> {
  await insertAll(
    tx,
    sizeTables,
    SIZE_TABLES.map(({ key, slug }) => ({ id: tableIds.of(key), slug })),
  );
  await insertAll(
    tx,
    sizeTableTexts,
    SIZE_TABLES.flatMap(({ key, name, info }) =>
      inEveryLanguage((language) => ({
        sizeTableId: tableIds.of(key),
        language,
        name: name[language],
        infoHtml: paragraphs(info[language]),
      })),
    ),
  );
  await loadColumns(tx);
  await loadRows(tx);
  await insertAll(
    tx,
    modelSizeTables,
    NUMBERED_MODELS.flatMap(({ model, id }) =>
      model.sizeTable === undefined ? [] : [{ modelId: id, sizeTableId: tableIds.of(model.sizeTable) }],
    ),
  );
  await continueIdentities(tx, [sizeTables]);
}
