/**
 * Groups records by a key with bounded memory: small sets stay in memory; larger ones are split by the key's hash into
 * temporary files, which are read back one at a time.
 */
import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryPrefix } from './temporary-folders';

/** All records of one key, in the order they were put. */
export interface SpilledGroup<T> {
  key: string;
  records: T[];
}

const PARTITIONS = 512;
/** Max characters of JSON in memory before they are written to disk. */
const HELD_LIMIT = 6_000_000;

/** `T` must be serialisable as JSON. Call `close` when done, also after an error. */
export class Spill<T> {
  private held: { key: string; json: string }[] = [];
  private heldLength = 0;
  private folder: string | undefined;
  private readonly touched = new Set<number>();

  /** @param heldLimit max characters in memory; only tests change it. */
  constructor(private readonly heldLimit = HELD_LIMIT) {}

  async put(key: string, record: T): Promise<void> {
    const json = JSON.stringify(record);
    this.held.push({ key, json });
    this.heldLength += json.length + key.length;
    if (this.heldLength > this.heldLimit) await this.writeOut();
  }

  /** Each key with its records; in the order of first appearance when everything fitted in memory. */
  async *groups(): AsyncGenerator<SpilledGroup<T>> {
    if (!this.folder) {
      yield* grouped<T>(this.held.splice(0));
      return;
    }
    await this.writeOut();
    for (const partition of [...this.touched].sort((left, right) => left - right)) {
      const lines = (await readFile(this.fileOf(this.folder, partition), 'utf8')).split('\n').slice(0, -1);
      yield* grouped<T>(
        lines.map((line) => {
          const tab = line.indexOf('\t');
          return { key: JSON.parse(line.slice(0, tab)) as string, json: line.slice(tab + 1) };
        }),
      );
    }
  }

  async close(): Promise<void> {
    this.held = [];
    if (this.folder) await rm(this.folder, { recursive: true, force: true });
  }

  private async writeOut(): Promise<void> {
    this.folder ??= await mkdtemp(temporaryPrefix());
    const texts = new Map<number, string[]>();
    for (const { key, json } of this.held) {
      const partition = createHash('sha1').update(key).digest().readUInt16BE() % PARTITIONS;
      const lines = texts.get(partition) ?? [];
      lines.push(`${JSON.stringify(key)}\t${json}\n`);
      texts.set(partition, lines);
    }
    this.held = [];
    this.heldLength = 0;
    for (const [partition, lines] of texts) {
      this.touched.add(partition);
      await appendFile(this.fileOf(this.folder, partition), lines.join(''));
    }
  }

  private fileOf(folder: string, partition: number): string {
    return join(folder, `${partition}.jsonl`);
  }
}

function* grouped<T>(entries: readonly { key: string; json: string }[]): Generator<SpilledGroup<T>> {
  const byKey = new Map<string, string[]>();
  for (const { key, json } of entries) {
    const jsons = byKey.get(key) ?? [];
    jsons.push(json);
    byKey.set(key, jsons);
  }
  for (const [key, jsons] of byKey) yield { key, records: jsons.map((json) => JSON.parse(json) as T) };
}
