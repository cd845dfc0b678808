/** The command, killed (`kill -9`) or stopped at several moments. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/catalogue-file';
import { withDatabase } from '../../tests/support/database';
import { projectFolder } from '../project-folder';
import { ensureReference } from './write/ensure-reference';

const database = withDatabase();
const folder = temporaryFolder();
const PRODUCTS = 1500;

const rowsOf = async (query: string) => (await database().pool.query(query)).rows;
const imported = async (): Promise<number> =>
  (await rowsOf(`select count(*)::int as n from models where import_key like 'shopify:k%'`))[0].n;

const command = (...words: readonly string[]): ChildProcess =>
  spawn(
    process.execPath,
    ['--import', 'tsx', path.join(projectFolder(), 'backend/catalogue/import-command.ts'), ...words],
    {
      env: { ...process.env, DATABASE_URL: database().url, DATA_DIR: folder, ENV_FILE: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );

const codeOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

test('a command that is killed or stopped, at whatever moment, leaves a report and a state that the next run completes', {
  timeout: 240_000,
}, async () => {
  await ensureReference(database().db);
  const file = path.join(folder, 'kettles.csv');
  const report = path.join(folder, 'report.json');
  const header = 'Handle,Title,Type,Variant SKU,Variant Price,Variant Inventory Qty';
  const bad = 'free,Free,Kettles,FREE,0,1';
  const lines = Array.from(
    { length: PRODUCTS },
    (_, place) => `k${place},Kettle ${place},Kettles,KETTLE-${place},10,3`,
  );
  writeFileSync(file, [header, bad, ...lines].join('\n'));
  const words = [file, '--report', report];

  /** Ends the command when something has come about. @returns its exit code; null: it was killed */
  async function stopWhen(hasCome: () => Promise<boolean> | boolean, signal: 'SIGKILL' | 'SIGTERM') {
    const child = command(...words);
    const ended = codeOf(child);
    await vi.waitFor(async () => expect(await hasCome()).toBe(true), { timeout: 90_000, interval: 5 });
    child.kill(signal);
    const code = await ended;
    expect(await imported()).toBeLessThan(PRODUCTS);
    return code;
  }
  const partial = () => readFileSync(`${report}.partial`, 'utf8').trimEnd().split('\n').filter(Boolean);

  // before anything is written
  expect(await stopWhen(() => existsSync(`${report}.partial`), 'SIGKILL')).toBeNull();
  for (const line of partial()) expect(JSON.parse(line)).toMatchObject({ about: 'goods' });
  // after the first products, whose remarks are told with them
  expect(await stopWhen(async () => (await imported()) > 80, 'SIGKILL')).toBeNull();
  expect(partial().map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ line: 2, key: 'priceZero' }),
  );
  expect(existsSync(report)).toBe(false);
  // past the middle it is asked to stop, and says so
  expect(await stopWhen(async () => (await imported()) > PRODUCTS / 2, 'SIGTERM')).toBe(3);
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
    ...{ state: 'stopped', exitCode: 3, error: 'It was stopped (SIGTERM).' },
    remarks: expect.arrayContaining([expect.objectContaining({ key: 'priceZero' })]),
  });

  expect(await codeOf(command(...words))).toBe(0);
  expect(await imported()).toBe(PRODUCTS);
  expect(existsSync(`${report}.partial`)).toBe(false);
  const { state, parts, remarks } = JSON.parse(readFileSync(report, 'utf8'));
  expect({ state, skipped: parts[0].skipped }).toEqual({ state: 'finished', skipped: 1 });
  expect(remarks).toContainEqual(
    expect.objectContaining({ line: 2, key: 'priceZero', text: 'FREE: the price is zero' }),
  );
  // the runs that wrote something are one
  const runs = await rowsOf('select id, state from import_runs where has_changes');
  expect(runs).toEqual([{ id: expect.any(Number), state: 'done' }]);
});
