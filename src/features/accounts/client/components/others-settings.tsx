import { BlockedSettings } from '#features/circle/client/for-other-features.ts';
import { HowShown, SecretMode } from '#features/people/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { SettingCard } from './setting-card.tsx';

/** What others see of the reader, what nobody does, and whom the reader does not want to meet here. */
export function OthersSettings({ user }: { user: User }) {
  return (
    <SettingCard id="others" title="How others see you" description="Beside what you write to them.">
      <HowShown user={user} />
      <div className="mt-5 border-t border-line pt-3">
        <SecretMode user={user} />
      </div>
      <div className="mt-5 border-t border-line pt-4">
        <h3 className="mb-2 font-semibold">Blocked people</h3>
        <BlockedSettings />
      </div>
    </SettingCard>
  );
}
