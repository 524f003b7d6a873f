import '#platform/server/thread-pool.ts';
import '#platform/server/private-umask.ts';
import { serve } from '#app/serve.ts';
import { ConfigError, readConfig } from '#platform/server/config.ts';

try {
  await serve(readConfig(process.env));
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
