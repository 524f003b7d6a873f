import { ChatCircleTextIcon } from '@phosphor-icons/react/dist/ssr/ChatCircleText';
import { HandshakeIcon } from '@phosphor-icons/react/dist/ssr/Handshake';
import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import { SignpostIcon } from '@phosphor-icons/react/dist/ssr/Signpost';
import type { NotificationLook } from '#platform/client/client-feature.ts';

/** How the notifications of debates look, by their kinds. */
export const notificationKinds: Readonly<Record<string, NotificationLook>> = {
  'debate-answered': { icon: ChatCircleTextIcon },
  'debate-mind-changed': { icon: SignpostIcon, tone: 'leaf' },
  'debate-fair': { icon: HandshakeIcon, tone: 'leaf' },
  'debate-put-differently': { icon: ChatCircleTextIcon },
  'debate-closed': { icon: ScalesIcon, tone: 'sky' },
};
