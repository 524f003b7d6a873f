import '#platform/server/thread-pool.ts';
import { readFileSync } from 'node:fs';
import { serve } from '#app/serve.ts';
import { readConfig } from '#platform/server/config.ts';

/** The server, but for this server it is later by the milliseconds that stand in a file, its argument. */
await serve(readConfig(process.env), () => ({
  clock: { now: () => Date.now() + Number(readFileSync(process.argv[2]!, 'utf8')) },
}));
