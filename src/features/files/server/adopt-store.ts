import { type Config, ConfigError } from '#platform/server/config.ts';
import { StoreUnavailable } from '#platform/server/object-store/object-store.ts';
import type { GivenDeps } from '#platform/server/server-deps.ts';
import { claimStore, ForeignStore } from './store-identity.ts';

/**
 * Before the start: another database's store is refused. While the store cannot be asked, everything but files works; each
 * sweep asks again before it removes anything.
 * @throws ConfigError
 */
export async function adoptStore(
  deps: Pick<GivenDeps, 'db' | 'objects'>,
  config: Pick<Config, 'ADOPT_STORE'>,
  tell: (text: string) => void,
): Promise<void> {
  try {
    await claimStore(deps, config.ADOPT_STORE);
  } catch (error) {
    if (error instanceof ForeignStore) throw new ConfigError(`Wrong configuration: ${error.message}`);
    if (!(error instanceof StoreUnavailable)) throw error;
    tell(`⚠ It could not be checked whose files are in ${deps.objects.place}: ${error.message}`);
  }
}
