import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const START_LIMIT_MS = 180_000;

/** A shop or a backend in a separate process, on a free port. */
export type TestShop = {
  port: number;
  /** `http://127.0.0.1:port`, a host without a language: `?language=` selects it. */
  origin: string;
  dataDir: string;
  process: ChildProcess;
  /** Its output so far. */
  output: () => string;
  /** SIGTERM; resolves with the exit code when the process has ended. Deletes the data folder unless it was given. */
  stop: () => Promise<number | null>;
  /** SIGKILL: no clean-up. */
  kill: () => Promise<void>;
};

export type TestShopOptions = {
  /** Settings as environment variables; the developer's environment and `.env` are not passed on. */
  env?: Record<string, string>;
  /** `backend`: the backend alone. */
  kind?: 'shop' | 'backend';
  /** A folder to use again, which is not deleted. */
  dataDir?: string;
};

/** Pictures are drawn on request only, because the tests need both cores. */
const TEST_ENV = { NODE_ENV: 'production', PORT: '0', ENV_FILE: '', LOG_LEVEL: 'warn', PICTURES_AHEAD: '0' } as const;

const SCRIPTS = { shop: 'scripts/start.mjs', backend: 'scripts/start-backend.mjs' };

/**
 * Starts a whole shop (built when needed) with its own data folder and resolves when it answers.
 * @throws with its output when the process ends or takes more than three minutes
 */
export async function startTestShop({ env = {}, kind = 'shop', dataDir }: TestShopOptions = {}): Promise<TestShop> {
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'shop-test-'));
  // readable by the database's service user when root runs the tests
  if (dataDir === undefined) chmodSync(folder, 0o755);
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [path.join(ROOT, SCRIPTS[kind])], {
    cwd: ROOT,
    env: { ...TEST_ENV, PATH, HOME, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const port = await portOf(child, () => output, ended);
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    dataDir: folder,
    process: child,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await ended;
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Reads the port from the addresses that the shop prints when it is ready. */
function portOf(child: ChildProcess, output: () => string, ended: Promise<unknown>): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${output()}`));
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      fail('The shop did not start in time.');
    }, START_LIMIT_MS);
    ended.then(() => fail('The shop ended at its start.'));
    child.stdout?.on('data', () => {
      const port = /https?:\/\/[^\s/]+:(\d+)/.exec(output())?.[1];
      if (port === undefined) return;
      clearTimeout(limit);
      resolve(Number(port));
    });
  });
}

export type PlainAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/**
 * One request to 127.0.0.1 with any Host header, redirects not followed: `*.localhost` does not resolve in Node, and
 * fetch does not send a changed Host header.
 */
export function ask(
  port: number,
  where: string,
  options: { host?: string; method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<PlainAnswer> {
  const { host = `127.0.0.1:${port}`, method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', path: where, method, headers: { Host: host, ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
        answer.once('error', reject);
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}
