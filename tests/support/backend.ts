import { createBackend } from 'backend/app';
import type { Log } from 'backend/context';
import { mediaFolders } from 'backend/media/store';
import type { Settings } from 'settings/read-settings';
import type { TestDatabase } from './database';
import { shopSettings } from './ordering';

/** A backend over a test database, whose answers are checked by the contract. */
export interface TestBackend {
  /** Sends JSON (or a form, or a raw text or file with its headers) and reads the answer's status and JSON. */
  send: (
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>;
  /** The logged lines, newest last. */
  logged: { level: 'info' | 'warn' | 'error'; message: string; details: object }[];
  /** Moves the backend's clock. */
  setTime: (now: Date) => void;
  close: () => Promise<void>;
}

/** Creates one. Without a folder for pictures calls that need the media store fail. */
export function testBackend(
  database: TestDatabase,
  settings: Partial<Settings> = {},
  folders = mediaFolders('/nowhere'),
): TestBackend {
  let now: Date | null = null;
  const logged: TestBackend['logged'] = [];
  const write = (level: 'info' | 'warn' | 'error') => (details: object, message: string) => {
    logged.push({ level, details, message });
  };
  const log: Log = { info: write('info'), warn: write('warn'), error: write('error') };
  const backend = createBackend({
    db: database.db,
    pool: database.pool,
    settings: { ...shopSettings, ...settings },
    media: { db: database.db, ...folders },
    clock: () => now ?? new Date(),
    log,
    checkAnswers: true,
  });
  return {
    send: async (method, path, body, headers = {}) => {
      const isForm = body instanceof FormData;
      const isRaw = isForm || body instanceof Blob || typeof body === 'string';
      const response = await backend.fetch(
        new Request(`http://backend${path}`, {
          method,
          headers: { ...(!isForm && { 'content-type': 'application/json' }), 'accept-language': 'en', ...headers },
          ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
        }),
      );
      const text = await response.text();
      return {
        status: response.status,
        // a redirect has no body
        body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
        headers: response.headers,
      };
    },
    logged,
    setTime: (time) => {
      now = time;
    },
    close: backend.close,
  };
}
