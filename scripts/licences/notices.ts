import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LockedPackage } from './locked-packages.ts';

/** The licences of what is in a bundle, which have to go where it goes: each text once, below the packages that have it. */
export function noticesOf(packages: readonly LockedPackage[], root = '.'): string {
  const byText = new Map<string, LockedPackage[]>();
  for (const one of packages) {
    const text = licenceText(path.join(root, one.place));
    byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  const parts = [...byText].map(([text, those]) => {
    const names = those.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    return text === '' ? names.join('\n') : `${names.join('\n')}\n\n${text}`;
  });
  return `Lampstand contains these packages of others.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** What a package says of its licence; empty where it says it in its package.json alone. */
function licenceText(folder: string): string {
  if (!existsSync(folder)) return '';
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)\b/i.test(name));
  return names
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').trim())
    .join('\n\n');
}
