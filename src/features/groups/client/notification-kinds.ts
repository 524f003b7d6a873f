import { ChatsCircleIcon } from '@phosphor-icons/react/dist/ssr/ChatsCircle';
import { DoorOpenIcon } from '@phosphor-icons/react/dist/ssr/DoorOpen';
import { HandWavingIcon } from '@phosphor-icons/react/dist/ssr/HandWaving';
import { KeyIcon } from '@phosphor-icons/react/dist/ssr/Key';
import { ListChecksIcon } from '@phosphor-icons/react/dist/ssr/ListChecks';
import { SignOutIcon } from '@phosphor-icons/react/dist/ssr/SignOut';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import type { NotificationLook } from '#platform/client/client-feature.ts';
import { ReportDeclining } from './components/report-declining.tsx';

/** How the notifications of groups look, by their kinds. */
export const notificationKinds: Readonly<Record<string, NotificationLook>> = {
  'group-own-topic': { icon: ChatsCircleIcon },
  'group-poll': { icon: ListChecksIcon, tone: 'dusk' },
  'group-asking': { icon: HandWavingIcon },
  'group-came-in': { icon: DoorOpenIcon, tone: 'leaf' },
  'group-let-in': { icon: DoorOpenIcon, tone: 'leaf' },
  'group-declined': { icon: UsersThreeIcon, tone: 'sky', Answer: ReportDeclining },
  'group-role': { icon: KeyIcon },
  'group-lead-offer': { icon: KeyIcon },
  'group-lead-answer': { icon: KeyIcon, tone: 'sky' },
  'group-handed-over': { icon: KeyIcon, tone: 'leaf' },
  'group-removed': { icon: SignOutIcon, tone: 'sky' },
};
