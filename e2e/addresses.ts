import { serverFeatures } from '../src/app/server-features.ts';
import { createScreenTable } from '../src/contract/screen-table.ts';

const table = createScreenTable(serverFeatures.flatMap(({ screens }) => screens ?? []));

/** Every address of the product, for those who may see it. */
export function addresses(who: 'visitor' | 'signed-in'): string[] {
  const paths = table.screens
    .filter(({ access }) => access === who || access === 'anyone' || who === 'signed-in')
    .filter(({ access }) => who === 'visitor' || access !== 'visitor')
    .map(({ path }) => path.replace(/\/:book\/:chapter\/:verse\??/, '/PSA/119/105'));
  const tabs = who === 'signed-in' ? table.tabs.map(({ id }) => `/?tab=${id}`) : [];
  return [...new Set([...paths, ...tabs, '/no-such-page'])];
}
