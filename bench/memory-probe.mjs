/** Preloaded into the shop by `bench/memory.mjs`: reports memory and event loop delay to the parent process every second. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
setInterval(() => {
  const { rss, heapTotal, heapUsed, external, arrayBuffers } = process.memoryUsage();
  process.send?.({ rss, heapTotal, heapUsed, external, arrayBuffers, p99: delay.percentile(99) / 1e6 });
  delay.reset();
}, 1000).unref();
process.channel?.unref();
