import type { Icon } from '@phosphor-icons/react';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft';
import { ChatTextIcon } from '@phosphor-icons/react/dist/ssr/ChatText';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { SpeakerSlashIcon } from '@phosphor-icons/react/dist/ssr/SpeakerSlash';
import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users';
import { cn } from '#ui/class-names.ts';
import type { Decision } from '../../moderation.rules.ts';
import { DECISION_LABELS, KEY_OF } from '../case-texts.ts';

const icons: Record<Decision, Icon> = {
  write: ChatTextIcon,
  hide: EyeSlashIcon,
  warn: InfoIcon,
  mute: SpeakerSlashIcon,
  ban: ProhibitIcon,
  'ask-second': UsersIcon,
  dismiss: CheckIcon,
  grant: ArrowUUpLeftIcon,
  keep: CheckIcon,
};

const tones: Partial<Record<Decision, string>> = {
  write: 'bg-sky-wash text-sky',
  hide: 'bg-clay-wash text-clay',
  dismiss: 'bg-leaf-wash text-leaf',
  grant: 'bg-leaf-wash text-leaf',
};

/** What can be decided, in the order in which it is offered. */
export function DecisionButtons({
  mayDo,
  isDimmed,
  chosen,
  showsKeys,
  onChoose,
}: {
  mayDo: readonly Decision[];
  /** Somebody else is on it. */
  isDimmed: boolean;
  chosen: Decision | null;
  showsKeys: boolean;
  onChoose: (action: Decision) => void;
}) {
  return (
    <div className="grid grid-cols-3 gap-2">
      {mayDo.map((action) => {
        const ActionIcon = icons[action];
        return (
          <button
            key={action}
            type="button"
            data-decision={action}
            disabled={isDimmed}
            aria-pressed={chosen === action}
            aria-keyshortcuts={showsKeys ? KEY_OF[action] : undefined}
            onClick={() => onChoose(action)}
            className={cn(
              'relative flex min-h-16 flex-col items-center justify-center gap-0.5 rounded-[14px] px-1 py-2 text-center text-[min(0.9375rem,5.2vw)] leading-tight font-semibold wrap-anywhere',
              'transition-[filter] hover:brightness-97 disabled:opacity-55 vigil:hover:brightness-115',
              'aria-pressed:inset-ring-2 aria-pressed:inset-ring-current',
              tones[action] ?? 'bg-inset text-ink',
            )}
          >
            <ActionIcon size={22} aria-hidden />
            {DECISION_LABELS[action]}
            {showsKeys && <Key className="absolute top-1.5 right-1.5">{KEY_OF[action]}</Key>}
          </button>
        );
      })}
    </div>
  );
}

/** The key of a keyboard that does it; phones have none. */
export function Key({ className, children }: { className?: string; children: string | number }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'hidden rounded-sm border border-b-2 border-line-strong/40 bg-surface px-1.5 font-sans text-xs leading-4.5 font-semibold text-ink-soft lg:inline-block',
        className,
      )}
    >
      {children}
    </span>
  );
}
