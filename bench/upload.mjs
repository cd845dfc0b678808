/**
 * Measures what photographs of complaints cost other visitors: the times of pages while 24 MB of photographs arrive one after the other,
 * as ratios to the times of the same pages while nothing does, in turns on the same shop; and the memory of the shop and its processes.
 *
 * npm run bench -- upload                 (the demo shop; needs Linux for /proc)
 * npm run bench -- upload --rounds 20 --data DIR
 */
import { randomFillSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { ensureBuilt } from '../scripts/build.mjs';
import { startShop } from './built-shop.mjs';
import { memoryOf, quantile, timeOf, untilIdle } from './measure.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '12' }, data: { type: 'string' } },
});
/** Pages that are rendered anew for every visitor. */
const PAGES = ['/ostoskori/', '/tilauksen-seuranta/', '/reklamaatio/', '/hanki/kasivarsi-3l/'];
const PAGES_A_ROUND = 40;
const MB = 1_000_000;

const data = path.resolve(values.data ?? mkdtempSync(path.join(os.tmpdir(), 'bench-upload-')));
mkdirSync(data, { recursive: true });

/** A photograph of noise, which does not compress, of just under 24 MB. */
async function photograph() {
  const [width, height] = [4000, 3000];
  const raw = randomFillSync(Buffer.alloc(width * height * 3));
  for (let quality = 96; ; quality -= 3) {
    const bytes = await sharp(raw, { raw: { width, height, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (bytes.length < 24 * MB) return bytes;
  }
}

/** Sends the photograph until it is told to stop; a thread of its own, so that sending costs the measurement nothing. */
const SENDER = `
  const { workerData, parentPort } = require('node:worker_threads');
  const http = require('node:http');
  const fs = require('node:fs');
  const body = Buffer.concat([
    Buffer.from('--x\\r\\nContent-Disposition: form-data; name="images"; filename="a.jpg"\\r\\nContent-Type: image/jpeg\\r\\n\\r\\n'),
    fs.readFileSync(workerData.file), Buffer.from('\\r\\n--x--\\r\\n'),
  ]);
  let isSending = false, sent = 0;
  const send = () => {
    if (!isSending) return;
    const host = 'fi.localhost:' + workerData.port;
    const request = http.request({
      host: '127.0.0.1', port: workerData.port, method: 'POST', path: '/reklamaatio/kuvat/',
      headers: { Host: host, Origin: 'http://' + host, 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': body.length,
        'X-Forwarded-For': '10.9.' + (sent >> 8 & 255) + '.' + (sent & 255) },
    }, (answer) => {
      answer.resume().once('end', () => { sent += 1; parentPort.postMessage(answer.statusCode); send(); });
    });
    request.once('error', send);
    request.end(body);
  };
  parentPort.on('message', (on) => { const was = isSending; isSending = on; if (on && !was) send(); });
`;

await ensureBuilt();
const file = path.join(data, 'photograph.jpg');
writeFileSync(file, await photograph());
const shop = startShop({ data, env: { TRUSTED_PROXIES: '127.0.0.1', PICTURES_AHEAD: '0' } });
try {
  const port = await shop.port;
  const pid = Number(shop.child.pid);
  await untilIdle(pid);
  const sender = new Worker(SENDER, { eval: true, workerData: { port, file } });
  /** @type {number[]} */
  const statuses = [];
  sender.on('message', (status) => statuses.push(status));
  for (let warm = 0; warm < 40; warm++) await timeOf(port, PAGES[warm % PAGES.length] ?? '/');
  const memory = { before: memoryOf(pid), most: 0 };
  /** @type {{ idle: number[], uploading: number[] }} */
  const times = { idle: [], uploading: [] };
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const kind of /** @type {const} */ (['idle', 'uploading'])) {
      sender.postMessage(kind === 'uploading');
      if (kind === 'idle') await untilIdle(pid);
      for (let at = 0; at < PAGES_A_ROUND; at++) {
        const page = PAGES[at % PAGES.length] ?? '/';
        times[kind].push(await timeOf(port, `${page}?n=${round}-${at}`));
        if (kind === 'uploading' && at % 8 === 0) memory.most = Math.max(memory.most, memoryOf(pid));
      }
    }
  }
  sender.postMessage(false);
  await sender.terminate();
  const counts = statuses.reduce((map, status) => map.set(status, (map.get(status) ?? 0) + 1), new Map());
  console.log(`uploads of 24 MB by status: ${[...counts].map((pair) => pair.join(': ')).join(', ')}`);
  console.log('            idle ms   uploading ms   ratio');
  for (const [name, share] of /** @type {const} */ ([
    ['median', 0.5],
    ['p90', 0.9],
    ['p99', 0.99],
  ])) {
    const [idle, uploading] = [quantile(times.idle, share), quantile(times.uploading, share)];
    console.log(
      `${name.padEnd(8)}${idle.toFixed(1).padStart(11)}${uploading.toFixed(1).padStart(15)}${(uploading / idle).toFixed(2).padStart(8)}`,
    );
  }
  const mb = (/** @type {number} */ bytes) => (bytes / MB).toFixed(0);
  console.log(`memory of the shop and its processes: ${mb(memory.before)} MB before, ${mb(memory.most)} MB at most`);
} finally {
  await shop.stop();
  if (values.data === undefined) rmSync(data, { recursive: true, force: true });
}
