import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { PageHeader } from '#ui/page-header.tsx';
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
    <>
      <PageHeader title="Settings" description="Make yourself at home." />
      <div className="mt-4 grid items-start gap-4 sm:mt-6 sm:gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4 sm:gap-6">
          <NameSettings user={user} />
          <OthersSettings user={user} />
          <ThemeSettings user={user} />
          <TimezoneSettings user={user} />
          <ReminderSettings />
          <EmailSettings user={user} />
        </div>
        <div className="grid min-w-0 gap-4 sm:gap-6">
          <PasswordSettings user={user} />
          <SecondStepSettings user={user} />
          <DeviceSettings />
          <ActivitySettings />
          <FilesSettings />
          <DataSettings />
        </div>
      </div>
    </>
  );
}
