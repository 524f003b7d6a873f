import { BookOpenTextIcon } from '@phosphor-icons/react/dist/ssr/BookOpenText';
import type { ClientFeature } from '#platform/client/client-feature.ts';
import { bibleScreens } from './bible.screens.ts';

export const bibleClient: ClientFeature = {
  name: 'bible',
  screens: bibleScreens,
  tabIcons: { bible: BookOpenTextIcon },
};
