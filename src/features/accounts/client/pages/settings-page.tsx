import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { SheetPage } from '#ui/sheet-page.tsx';
import { ActivitySettings } from '../components/activity-settings.tsx';
import { DataSettings } from '../components/data-settings.tsx';
import { DeviceSettings } from '../components/device-settings.tsx';
import { EmailSettings } from '../components/email-settings.tsx';
import { FilesSettings } from '../components/files-settings.tsx';
import { NameSettings } from '../components/name-settings.tsx';
import { OthersSettings } from '../components/others-settings.tsx';
import { PasswordSettings } from '../components/password-settings.tsx';
import { ReminderSettings } from '../components/reminder-settings.tsx';
import { SecondStepSettings } from '../components/second-step-settings.tsx';
import { ThemeSettings } from '../components/theme-settings.tsx';
import { TimezoneSettings } from '../components/timezone-settings.tsx';

/** /settings: one column on a phone; wide, the person on the left, and signing in and leaving on the right. */
export function SettingsPage() {
  const { user } = useCurrentUser();
  if (!user) return null;
  return (
    <SheetPage title="Settings" description="Make yourself at home.">
      <div className="grid divide-y divide-line lg:grid-cols-2 lg:divide-x lg:divide-y-0">
        <div className="divide-y divide-line lg:pe-8">
          <NameSettings user={user} />
          <OthersSettings user={user} />
          <ThemeSettings user={user} />
          <TimezoneSettings user={user} />
          <ReminderSettings />
          <EmailSettings user={user} />
        </div>
        <div className="divide-y divide-line lg:ps-8">
          <PasswordSettings user={user} />
          <SecondStepSettings user={user} />
          <DeviceSettings />
          <ActivitySettings />
          <FilesSettings />
          <DataSettings />
        </div>
      </div>
    </SheetPage>
  );
}
