/**
 * Preloaded into the shop by `bench/memory.mjs`: reports memory and event loop to the parent process every second. The loop's delay is
 * what visitors feel; its blocks are what the shop itself needs, also on a machine whose cores others use.
 */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the main thread's CPU time is read, in ms: a longer block is one step of work. */
const EVERY_MS = 5;
const SCHEDULER = `/proc/self/task/${process.pid}/schedstat`;
const threadMs = () => Number(readFileSync(SCHEDULER, 'latin1').split(' ', 1)[0]) / 1e6;

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
/** CPU time of the main thread between two turns of the loop, in ms. @type {number[]} */
let blocks = [];
let before = threadMs();
setInterval(() => {
  const now = threadMs();
  blocks.push(now - before);
  before = now;
}, EVERY_MS).unref();

setInterval(() => {
  const { rss, heapTotal, heapUsed, external, arrayBuffers } = process.memoryUsage();
  process.send?.({ rss, heapTotal, heapUsed, external, arrayBuffers, p99: delay.percentile(99) / 1e6, blocks });
  delay.reset();
  blocks = [];
}, 1000).unref();
process.channel?.unref();
