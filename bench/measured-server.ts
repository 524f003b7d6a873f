import '#platform/server/thread-pool.ts';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { serve } from '#app/serve.ts';
import { readConfig } from '#platform/server/config.ts';

/** `src/main-server.ts`, which at SIGUSR2 prints how late its loop was since the last one: 'loop p99 longest', in ms. */
await serve(readConfig(process.env));
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('SIGUSR2', () => {
  const [p99, longest] = [delay.percentile(99), delay.max].map((nanoseconds) =>
    (nanoseconds / 1e6).toFixed(1),
  );
  console.log(`loop ${p99} ${longest}`);
  delay.reset();
});
