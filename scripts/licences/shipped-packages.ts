import { globSync, readFileSync } from 'node:fs';
import { TEXT_PACKAGES } from '../pack-texts.ts';
import { type LockedPackage, readLock, withWhatTheyNeed } from './locked-packages.ts';

/**
 * What is shipped although it is no module of a bundle: what the bundler and the style sheets' compiler add, the fonts
 * that are cut of these, and the packages of texts.
 */
export const IN_NO_BUNDLE = [
  'vite',
  'rolldown',
  'tailwindcss',
  '@fontsource-variable/figtree',
  '@fontsource-variable/fraunces',
  '@fontsource-variable/literata',
  ...TEXT_PACKAGES,
];

/**
 * Every package that can be in what others install or download: those that package.json names as dependencies, and those
 * that the product's files import, which are bundled, with all that these need. It is somewhat more than the bundles
 * contain, and it is known without building them.
 */
export function shippedPackages(): LockedPackage[] {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'optionalDependencies',
    Record<string, string>
  >;
  const files = globSync('src/**/*.{ts,tsx,css}').filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file));
  const imported = files.flatMap((file) => importedBy(readFileSync(file, 'utf8')));
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...IN_NO_BUNDLE, ...imported];
  return withWhatTheyNeed(readLock(), new Set(names));
}

/** The names of the packages that a source of ours imports, types included. */
export function importedBy(source: string): string[] {
  const specifiers = [...source.matchAll(/(?:\bfrom|\bimport|\brequire|@import)\s*\(?\s*["']([^"']+)["']/g)];
  return specifiers
    .map(([, specifier]) => specifier!)
    .filter((specifier) => !/^([./#]|node:|data:|https?:)/.test(specifier))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}
