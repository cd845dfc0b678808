import { type ExportCounts, goodsFile } from 'backend/catalogue/export/export-goods';
import type { WrittenFormat } from 'backend/catalogue/formats/recognise';
import type { Db } from 'backend/db/client';

/** The shop's goods as a file of a format, and why others are left out, each reason with its count. */
export async function exportedGoods(
  db: Db,
  format: WrittenFormat,
  language: 'fi' | 'en' = 'fi',
): Promise<{ text: string; leftOut: string[] }> {
  const counts: ExportCounts = { written: 0, leftOut: new Map() };
  const what = { format, language, shopName: 'Hanki', origin: 'https://hanki.example', now: new Date() } as const;
  const text = await db.transaction(async (tx) => {
    let whole = '';
    for await (const part of goodsFile(tx, what, counts)) whole += part;
    return whole;
  });
  return { text, leftOut: [...counts.leftOut].map(([reason, count]) => `${count} ${reason}`) };
}
