/** What was fetched before, kept beside the shop's pictures: a later import asks only whether a picture changed. */
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';

const entry = z.object({
  url: z.string(),
  hash: z.string().regex(/^[0-9a-f]{32}$/),
  at: z.number(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});

/** A picture that was fetched: its hash in the store, when (ms since 1970), and how to ask whether it changed. */
export type FetchedBefore = z.infer<typeof entry>;

/** Pictures that were fetched, by address. */
export interface FetchMemory {
  get: (url: string) => FetchedBefore | undefined;
  /** Remembers a picture at once, so that a killed import does not fetch it again. */
  add: (fetched: FetchedBefore) => Promise<void>;
}

/** Opens the memory. A line that cannot be read, as the last one of a killed import, is passed over. @param file one JSON object a line */
export async function openFetchMemory(file: string): Promise<FetchMemory> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line !== '');
  const known = new Map(lines.flatMap(readLine).map((one) => [one.url, one]));
  await mkdir(dirname(file), { recursive: true });
  if (lines.length > 2 * known.size + 100) await compact(file, known);
  return {
    get: (url) => known.get(url),
    async add(fetched) {
      known.set(fetched.url, fetched);
      await appendFile(file, `${JSON.stringify(fetched)}\n`);
    },
  };
}

function readLine(line: string): FetchedBefore[] {
  try {
    const read = entry.safeParse(JSON.parse(line));
    return read.success ? [read.data] : [];
  } catch {
    return [];
  }
}

async function compact(file: string, known: ReadonlyMap<string, FetchedBefore>): Promise<void> {
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, [...known.values()].map((one) => `${JSON.stringify(one)}\n`).join(''));
  await rename(fresh, file);
}
