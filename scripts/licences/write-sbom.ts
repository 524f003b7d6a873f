import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_LISTS } from './list-packages.ts';
import { type LockedPackage, readLock, withWhatTheyNeed } from './locked-packages.ts';
import { noticesOf } from './notices.ts';
import { IN_NO_BUNDLE, shippedPackages } from './shipped-packages.ts';

interface Sbom {
  metadata: { component: { name: string } };
  components: { name: string; version: string; purl: string; 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * Writes what the package consists of, from the lists that the builds have left: `dist/sbom.cdx.json` (CycloneDX, npm's own,
 * of what is in the bundles and what is installed beside them) and `dist/THIRD-PARTY.txt` with the licences of what is in
 * the bundles.
 * @throws Error when a bundle has a package that `npm run check` did not look at
 */
export function writeSbom(): void {
  const lock = readLock();
  const checked = new Set(shippedPackages().map(({ place }) => place));
  const bundled = bundledPackages(lock);
  const unseen = bundled.filter(({ place }) => !checked.has(place));
  if (unseen.length > 0) {
    const names = unseen.map(({ place }) => place).join(', ');
    throw new Error(
      `Bundled, but not among what the licences' check looks at (shipped-packages.ts): ${names}`,
    );
  }
  const { name, dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const beside = withWhatTheyNeed(lock, Object.keys({ ...dependencies, ...optionalDependencies }));
  const shipped = new Set([...bundled, ...beside].map((one) => `${one.name}@${one.version}`));
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(onlyShipped(npmSbom(), shipped, name), null, 2)}\n`);
  writeFileSync('dist/THIRD-PARTY.txt', noticesOf(bundled));
  console.log(
    `dist/sbom.cdx.json: ${shipped.size} packages; dist/THIRD-PARTY.txt: ${bundled.length} in the bundles`,
  );
}

function bundledPackages(lock: ReadonlyMap<string, LockedPackage>): LockedPackage[] {
  const lists = globSync(path.join(PACKAGE_LISTS, '*.json'));
  const places = new Set([
    ...lists.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as string[]),
    ...IN_NO_BUNDLE.map((name) => `node_modules/${name}`),
  ]);
  return [...places].sort().flatMap((place) => lock.get(place) ?? []);
}

function npmSbom(): Sbom {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  // What is bundled stands among what only development needs; npm would leave that out in production.
  args.push('--include', 'dev');
  // Within a script of npm's that is the npm which runs it.
  const npm = process.env['npm_execpath'];
  const command = npm === undefined ? ['npm'] : [process.execPath, npm];
  const text = execFileSync(command[0]!, [...command.slice(1), ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(text) as Sbom;
}

/** npm lists what tests and builds need too; and it calls the project by the name of its folder. */
export function onlyShipped(sbom: Sbom, shipped: ReadonlySet<string>, name: string): Sbom {
  const { component } = sbom.metadata;
  const components = sbom.components.filter((one) => shipped.has(nameOf(one.purl)));
  const refs = new Set(components.map((one) => one['bom-ref']));
  return {
    ...sbom,
    metadata: { ...sbom.metadata, component: { ...component, name } },
    components,
    dependencies: sbom.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}

/** 'pkg:npm/%40uppy/core@5.2.0' is @uppy/core@5.2.0. */
function nameOf(purl: string): string {
  return decodeURIComponent(purl.replace(/^pkg:npm\//, '').replace(/[?#].*$/, ''));
}
