import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { SettingCard } from './setting-card.tsx';

/** The way to the reminder. */
export function ReminderSettings() {
  return (
    <SettingCard
      id="reminder"
      title="A reminder"
      description="One sentence a day, if you like, at a time of yours. It is off until you choose it."
    >
      <Link href="/settings/reminder" className={buttonClasses('secondary')}>
        <BellIcon size={20} aria-hidden />
        Open my reminder
      </Link>
    </SettingCard>
  );
}
