import type { Endpoint } from '#contract/define-endpoint.ts';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as mailLinks from '#features/accounts/mail-links.contract.ts';
import * as provider from '#features/accounts/provider.contract.ts';
import * as settings from '#features/accounts/settings.contract.ts';
import * as bible from '#features/bible/bible.contract.ts';
import * as files from '#features/files/files.contract.ts';
import * as largeFiles from '#features/files/large-files.contract.ts';
import * as objects from '#features/files/objects.contract.ts';
import * as imports from '#features/imports/imports.contract.ts';
import * as journal from '#features/journal/journal.contract.ts';
import * as people from '#features/people/people.contract.ts';
import * as profilePicture from '#features/profile-picture/profile-picture.contract.ts';
import * as wardrobe from '#features/wardrobe/wardrobe.contract.ts';

/** The contract modules of every feature. */
export const CONTRACTS = [
  people,
  accounts,
  mailLinks,
  provider,
  settings,
  bible,
  journal,
  objects,
  profilePicture,
  files,
  largeFiles,
  imports,
  wardrobe,
];

/** Every endpoint of the product: routes, documentation and tests are held against this list. */
export const allEndpoints: readonly Endpoint[] = CONTRACTS.flatMap((contract) =>
  Object.values<unknown>(contract).filter(isEndpoint),
);

/** Contract modules export schemas too; only endpoints have a method and a path. */
function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}
