import { CircleHalfIcon } from '@phosphor-icons/react/dist/ssr/CircleHalf';
import { MoonStarsIcon } from '@phosphor-icons/react/dist/ssr/MoonStars';
import { SunHorizonIcon } from '@phosphor-icons/react/dist/ssr/SunHorizon';
import type { User } from '#features/people/people.contract.ts';
import type { Theme } from '#features/people/people.rules.ts';
import { cn } from '#ui/class-names.ts';
import { useThemeChoice } from '../use-theme-choice.ts';
import { SettingCard } from './setting-card.tsx';

const choices = [
  { theme: 'system', label: 'As my device', note: 'Light by day, dark by night', icon: CircleHalfIcon },
  { theme: 'dawn', label: 'Dawn', note: 'Parchment and first light', icon: SunHorizonIcon },
  { theme: 'vigil', label: 'Vigil', note: 'Night blue and candle', icon: MoonStarsIcon },
] as const satisfies readonly { theme: Theme; label: string; note: string; icon: unknown }[];

/** The choice works at once, and on every device of the user from their next visit on. */
export function ThemeSettings({ user }: { user: User }) {
  const [shown, choose] = useThemeChoice(user);
  return (
    <SettingCard id="theme" title="Light" description="How bright it should be around you.">
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="sr-only">Theme</legend>
        {choices.map(({ theme, label, note, icon: Icon }) => (
          <label
            key={theme}
            className={cn(
              'flex cursor-pointer items-center gap-3 rounded-control border p-3 transition-colors sm:flex-col sm:items-start',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              shown === theme ? 'border-dusk bg-dusk-wash text-dusk' : 'border-line-strong/60 hover:bg-inset',
            )}
          >
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={shown === theme}
              onChange={() => choose(theme)}
              className="sr-only"
            />
            <Icon size={26} aria-hidden />
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-ink-soft">{note}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </SettingCard>
  );
}
