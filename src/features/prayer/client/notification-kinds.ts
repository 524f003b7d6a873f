import { BellSimpleIcon } from '@phosphor-icons/react/dist/ssr/BellSimple';
import { ChatTeardropIcon } from '@phosphor-icons/react/dist/ssr/ChatTeardrop';
import { HandsPrayingIcon } from '@phosphor-icons/react/dist/ssr/HandsPraying';
import { LeafIcon } from '@phosphor-icons/react/dist/ssr/Leaf';
import type { NotificationLook } from '#platform/client/client-feature.ts';
import { HowItIsAnswer } from './components/how-it-is-answer.tsx';

/** How prayer's notifications look, by their kinds. */
export const notificationKinds: Readonly<Record<string, NotificationLook>> = {
  'prayed-for': { icon: HandsPrayingIcon },
  encouraged: { icon: ChatTeardropIcon },
  'prayer-answered': { icon: LeafIcon, tone: 'leaf' },
  'prayer-question': { icon: HandsPrayingIcon, Answer: HowItIsAnswer },
  'prayer-reminder': { icon: BellSimpleIcon },
};
