import type { ClientFeature } from '#platform/client/client-feature.ts';
import { journalScreens } from './journal.screens.ts';

export const journalClient: ClientFeature = {
  name: 'journal',
  screens: journalScreens,
  wordsAtVerses: () => import('#features/journal/client/words-at-verses.ts'),
};
