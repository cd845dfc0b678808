import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../scripts/build.mjs';
import { serverEnvironment } from '../scripts/launch.mjs';
import { root } from '../scripts/project.mjs';
import { startShop } from './built-shop.mjs';
import { get, untilIdle } from './measure.mjs';

const ADDITIONS = 600;
/** As many until node has compiled what they run through: the first few hundred cost up to twice as much. */
const WARM = 900;

/** CPU time of one process without its children, in milliseconds. @param {number} pid */
function ownCpu(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Starts the backend alone on the demo shop. @param {string} data */
function startBackend(data) {
  const child = spawn(process.execPath, ['scripts/serve-backend.mjs'], {
    cwd: root,
    env: { ...serverEnvironment(), DATA_DIR: data, PORT: '0', LOG_LEVEL: 'silent', ENV_FILE: '', PICTURES_AHEAD: '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  /** @type {Promise<number>} */
  const port = new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const found = /answers at \S+?:(\d+)/.exec(output)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error('the backend ended')));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, port, stop };
}

/** Sends a form as a browser without scripts does. @param {number} port @param {string} form @returns {Promise<number>} */
function post(port, form) {
  const host = `fi.localhost:${port}`;
  const headers = {
    Host: host,
    Origin: `http://${host}`,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': Buffer.byteLength(form),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, method: 'POST', path: '/ostoskori/', headers },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    request.once('error', reject);
    request.end(form);
  });
}

/**
 * What adding a product to the cart costs: CPU of the storefront's process alone, with the backend in a process of its own, and of the
 * backend's, beside a document that the storefront answers without doing anything (`/healthz`), in the same run.
 */
export async function measureAdding() {
  await ensureBuilt();
  const data = mkdtempSync(path.join(os.tmpdir(), 'bench-adding-'));
  const backend = startBackend(data);
  const backendPort = await backend.port;
  const shop = startShop({
    data: `${data}-storefront`,
    env: {
      API_URL: `http://127.0.0.1:${backendPort}`,
      SESSION_SECRET: randomBytes(32).toString('hex'),
      PICTURES_AHEAD: '0',
    },
  });
  try {
    const port = await shop.port;
    const pids = [shop.child.pid ?? 0, backend.child.pid ?? 0];
    await untilIdle(pids[1] ?? 0);
    const page = await get(`http://127.0.0.1:${port}/hanki/kasivarsi-3l/`, { Host: `fi.localhost:${port}` });
    const productId = /name="productId" value="(\d+)"/.exec(String(page.body))?.[1];
    if (!productId || productId === '0') throw new Error('the page of the product offers none');
    const add = async () => {
      const status = await post(port, `intent=add&productId=${productId}`);
      if (status !== 303 && status !== 302) throw new Error(`adding answered ${status}`);
    };
    const idle = () => get(`http://127.0.0.1:${port}/healthz`);
    console.log(`load before ${os.loadavg()[0]?.toFixed(1)}`);
    for (const [name, work] of /** @type {const} */ ([
      ['/healthz', idle],
      ['adding to the cart', add],
    ])) {
      for (let i = 0; i < WARM; i++) await work();
      const before = pids.map(ownCpu);
      for (let i = 0; i < ADDITIONS; i++) await work();
      const [storefront, other] = pids.map((pid, index) => (ownCpu(pid) - (before[index] ?? 0)) / ADDITIONS);
      console.log(
        `${name}: ${storefront?.toFixed(2)} ms CPU of the storefront, ${other?.toFixed(2)} ms of the backend`,
      );
    }
  } finally {
    await shop.stop();
    await backend.stop();
    rmSync(data, { recursive: true, force: true });
    rmSync(`${data}-storefront`, { recursive: true, force: true });
  }
}
