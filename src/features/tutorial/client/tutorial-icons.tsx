import { CalendarHeartIcon } from '@phosphor-icons/react/dist/ssr/CalendarHeart';
import { HandsPrayingIcon } from '@phosphor-icons/react/dist/ssr/HandsPraying';
import { NotePencilIcon } from '@phosphor-icons/react/dist/ssr/NotePencil';
import { PersonSimpleIcon } from '@phosphor-icons/react/dist/ssr/PersonSimple';
import { TreasureChestIcon } from '@phosphor-icons/react/dist/ssr/TreasureChest';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import type { ReactNode } from 'react';
import { LampEmblem } from '#ui/lamp-emblem.tsx';
import { LampMark } from '#ui/lamp-mark.tsx';
import type { TutorialStepId } from '../tutorial-steps.ts';

/** Each step's picture, as the home screen shows the same thing. */
export const tutorialIcons: Record<TutorialStepId, ReactNode> = {
  welcome: <LampMark className="size-14" />,
  'xp-system': <LampEmblem level={9} size={60} />,
  avatar: <PersonSimpleIcon size={52} />,
  chests: <TreasureChestIcon size={52} />,
  community: <UsersThreeIcon size={52} />,
  journaling: <NotePencilIcon size={52} />,
  prayer: <HandsPrayingIcon size={52} />,
  events: <CalendarHeartIcon size={52} />,
};
