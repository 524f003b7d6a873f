import '#platform/server/thread-pool.ts';
import { serve } from '#app/serve.ts';
import { readConfig } from '#platform/server/config.ts';
import { reachingOnly } from './elsewhere.ts';

/** The server, but addresses may lead to one port of this machine, its argument, and nowhere else. */
await serve(readConfig(process.env), ({ imports }) => ({
  imports: { ...imports, network: reachingOnly(Number(process.argv[2])) },
}));
