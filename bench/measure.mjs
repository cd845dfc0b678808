import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';

/** Clock ticks per second in /proc: 100 on all Linux systems that Node supports. */
const TICKS = 100;

/**
 * CPU time that a process and its children have used, in milliseconds; of children also those that have ended.
 * @param {number} pid
 */
export function cpuOf(pid) {
  let total = 0;
  for (const one of [pid, ...childrenOf(pid)]) {
    try {
      const fields = readFileSync(`/proc/${one}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      total += (ticks / TICKS) * 1000;
    } catch {
      // the process has ended
    }
  }
  return total;
}

/**
 * Memory of a process and its children in bytes; what they share counts once.
 * @param {number} pid
 */
export function memoryOf(pid) {
  let total = 0;
  for (const one of [pid, ...childrenOf(pid)]) {
    try {
      total += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
    } catch {
      // the process has ended
    }
  }
  return total;
}

/**
 * @param {number} pid
 * @returns {number[]}
 */
function childrenOf(pid) {
  const children = [];
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const parent = Number(
        readFileSync(`/proc/${entry}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')[1],
      );
      if (parent === pid) children.push(Number(entry), ...childrenOf(Number(entry)));
    } catch {
      // the process has ended
    }
  }
  return children;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Sends a GET request and returns status and body.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<{ status: number, body: Buffer }>}
 */
export function get(url, headers = {}) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers }, (response) => {
        /** @type {Buffer[]} */
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
        response.on('error', reject);
      })
      .on('error', reject);
  });
}

/**
 * CPU and wall time of one request, in milliseconds, after a warm-up, one at a time.
 * @param {{ url: string, headers?: Record<string, string>, pids: number[], times?: number, warm?: number }} what
 */
export async function measure({ url, headers = {}, pids, times = 400, warm = 150 }) {
  for (let i = 0; i < warm; i++) await get(url, headers);
  const cpuBefore = pids.map(cpuOf);
  const start = performance.now();
  let bytes = 0;
  for (let i = 0; i < times; i++) {
    const { status, body } = await get(url, headers);
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    bytes = body.length;
  }
  const wall = (performance.now() - start) / times;
  const cpu = pids.map((pid, index) => (cpuOf(pid) - (cpuBefore[index] ?? 0)) / times);
  return { cpu, wall, bytes };
}

/**
 * Waits until a process is idle: after its start it may render pictures, which does not belong to any page.
 * @param {number} pid
 */
export async function untilIdle(pid) {
  for (let second = 0; second < 300; second++) {
    const before = cpuOf(pid);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    if (cpuOf(pid) - before < 60) return;
  }
  throw new Error('the shop does not come to rest');
}

/**
 * Time of one page of the Finnish shop over a connection of its own.
 * @param {number} port @param {string} where
 * @returns {Promise<number>} milliseconds
 */
export function timeOf(port, where) {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { Host: `fi.localhost:${port}` };
    http
      .get({ host: '127.0.0.1', port, path: where, headers }, (answer) => {
        answer.resume().once('end', () => resolve(performance.now() - start));
      })
      .once('error', reject);
  });
}

/** @param {readonly number[]} times @param {number} share */
export const quantile = (times, share) =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;
