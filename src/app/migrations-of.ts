import type { SchemaStep } from '#platform/server/db/migrate.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import { serverFeatures } from './server-features.ts';

/**
 * The migrations of all features by name; they run in the order of their names.
 * @throws Error for a name that two features have, or one that is not 'NNN-name'.
 */
export function migrationsOf(
  features: readonly ServerFeature[] = serverFeatures,
): Record<string, SchemaStep> {
  const all = features.flatMap(({ migrations }) => Object.entries(migrations ?? {}));
  for (const [name] of all) {
    if (!/^\d{3}-[a-z0-9-]+$/.test(name)) throw new Error(`a migration is called ${name}, and not NNN-name`);
    const number = name.slice(0, 3);
    if (all.filter(([other]) => other.startsWith(number)).length > 1)
      throw new Error(`there are two migrations with the number ${number}`);
  }
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
