import { mkdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';

/**
 * Does something with imports of the run's shop while no other test does: one import runs at a time, and only the last can be undone.
 * @param port the shop's
 */
export async function inImportTurn(port: number, work: () => Promise<void>): Promise<void> {
  const turn = path.join(tmpdir(), `hanki-import-turn-${port}`);
  await expect(() => mkdirSync(turn)).toPass({ timeout: 300_000 });
  try {
    await work();
  } finally {
    rmdirSync(turn);
  }
}
