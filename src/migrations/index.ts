import type { Migration } from 'kysely/migration';
import * as accounts from './001-accounts.ts';
import * as progress from './002-progress.ts';
import * as journal from './003-journal.ts';
import * as oneTimeLinks from './004-one-time-links.ts';
import * as wardrobe from './005-wardrobe.ts';
import * as bible from './006-bible.ts';
import * as uploads from './007-uploads.ts';
import * as files from './008-files.ts';
import * as people from './010-people.ts';

/** In order; a name is never reused and a landed migration never edited. */
export const migrations: Record<string, Migration> = {
  '001-accounts': accounts,
  '002-progress': progress,
  '003-journal': journal,
  '004-one-time-links': oneTimeLinks,
  '005-wardrobe': wardrobe,
  '006-bible': bible,
  '007-uploads': uploads,
  '008-files': files,
  '010-people': people,
};
