import { sessionData, signInMethodData } from '#features/accounts/server/personal-data.ts';
import { readingData } from '#features/bible/server/personal-data.ts';
import { fileData } from '#features/files/server/personal-data.ts';
import { journalData } from '#features/journal/server/personal-data.ts';
import { accountData } from '#features/people/server/personal-data.ts';
import { pictureData } from '#features/profile-picture/server/personal-data.ts';
import { xpGrantData } from '#features/progress/server/personal-data.ts';
import { unlockData } from '#features/wardrobe/server/personal-data.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';
import { joinSections, type PersonalData } from '#platform/server/personal-data.ts';

/** What every feature keeps about a person, in the order of the exported file. */
export function createPersonalData({ objects }: { objects: ObjectStore }): readonly PersonalData[] {
  return joinSections([
    accountData,
    signInMethodData,
    sessionData,
    xpGrantData,
    journalData,
    readingData,
    unlockData,
    fileData(objects),
    pictureData,
  ]);
}
