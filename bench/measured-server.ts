import '#platform/server/thread-pool.ts';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { serve } from '#app/serve.ts';
import { readConfig } from '#platform/server/config.ts';

/**
 * The server, which at SIGUSR2 prints how late its loop was since the last one, and for how long it computed
 * without a pause: 'loop p99 longest computed', in ms. What it computed is the same on a busy machine.
 */
await serve(readConfig(process.env));
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
let computed = 0;
let before = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  computed = Math.max(computed, (user + system) / 1000);
  before = process.threadCpuUsage();
}, 1);
process.on('SIGUSR2', () => {
  const [p99, longest] = [delay.percentile(99) / 1e6, delay.max / 1e6];
  console.log(`loop ${[p99, longest, computed].map((ms) => ms.toFixed(1)).join(' ')}`);
  delay.reset();
  computed = 0;
});
