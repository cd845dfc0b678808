import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Backend, type BackendParts, createBackend } from 'backend/app';
import { openMediaStore } from 'backend/media/store';
import { readSettings } from 'settings/read-settings';
import { afterAll, beforeAll } from 'vitest';
import { type TestDatabase, withDatabase } from '../support/database';
import { fillSmallShop, NOW } from './small-shop';

/** A line that the backend logged. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly details: object;
  readonly message: string;
}

/** A backend on the small shop. */
export interface TestBackend {
  readonly database: TestDatabase;
  readonly backend: Backend;
  readonly log: LogLine[];
  /** Calls by path; `body` makes it a POST of JSON. */
  readonly call: (path: string, options?: CallOptions) => Promise<{ status: number; body: unknown }>;
}

export interface CallOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/**
 * Gives a test file its own backend on the small shop; answers are checked by the contract.
 * @param variables settings that differ from the defaults, as environment variables
 */
export function withBackend(variables: Record<string, string> = {}): () => TestBackend {
  const database = withDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hanki-backend-'));
  let running: TestBackend | undefined;
  beforeAll(async () => {
    await fillSmallShop(database().db);
    const log: LogLine[] = [];
    const writer = (level: LogLine['level']) => (details: object, message: string) => {
      log.push({ level, details, message });
    };
    const parts: BackendParts = {
      db: database().db,
      pool: database().pool,
      settings: readSettings(variables, 'backend'),
      media: await openMediaStore({ db: database().db, dataDir }),
      log: { info: writer('info'), warn: writer('warn'), error: writer('error') },
      clock: () => NOW,
      checkAnswers: true,
    };
    const backend = createBackend(parts);
    running = { database: database(), backend, log, call: callOf(backend) };
  });
  afterAll(async () => {
    await running?.backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return () => {
    if (!running) throw new Error('The backend is available only while tests run.');
    return running;
  };
}

/** A function that calls a backend by path. */
export function callOf(backend: Backend): TestBackend['call'] {
  return async (where, { method, body, headers = {} } = {}) => {
    const json = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const response = await backend.fetch(
      new Request(`http://backend${where}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...json,
      }),
    );
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
}

/** The header that a customer's calls carry. */
export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
