import { GlobeIcon } from '@phosphor-icons/react/dist/ssr/Globe';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import { useId } from 'react';
import { OwnWords } from '#ui/own-words.tsx';
import type { Audience } from '../../prayer.rules.ts';
import { type AudienceChoice, audienceTexts, sameAudience } from '../audience-texts.ts';

export const audienceIcons = {
  'only-me': LockSimpleIcon,
  group: UsersThreeIcon,
  circle: UsersIcon,
  everyone: GlobeIcon,
} as const;

/** Who sees it: one tile for each, with how many people that is. */
export function AudienceTiles({
  choices,
  value,
  label,
  onChange,
}: {
  choices: readonly AudienceChoice[];
  value: Audience;
  /** Names the group of tiles. */
  label: string;
  onChange: (audience: Audience) => void;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2">
        {choices.map((choice) => {
          const { audience } = choice;
          const Icon = audienceIcons[audience.kind];
          const { title, hint } = audienceTexts(choice);
          return (
            <label
              key={`${audience.kind} ${audience.id}`}
              className="relative flex min-h-15 cursor-pointer items-center gap-2.5 rounded-[14px] border border-line-strong/55 px-3 py-2 leading-tight has-checked:border-dusk has-checked:bg-dusk-wash has-checked:ring-1 has-checked:ring-dusk has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                checked={sameAudience(audience, value)}
                onChange={() => onChange(audience)}
                className="sr-only"
              />
              <Icon size={22} aria-hidden className="shrink-0" />
              <span className="min-w-0">
                <OwnWords className="block text-left font-semibold">{title}</OwnWords>
                <span className="block text-sm text-ink-soft">{hint}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
