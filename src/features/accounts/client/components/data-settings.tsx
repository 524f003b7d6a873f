import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { useState } from 'react';
import { HouseLinks } from '#features/guidelines/client/for-other-features.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { SettingCard } from './setting-card.tsx';

/** People can take along what they have written here, and delete it. */
export function DataSettings() {
  const [deleting, setDeleting] = useState(false);
  return (
    <SettingCard
      id="data"
      title="Your data"
      description="Your entries, your reading, your light: they are yours to take along or to take away."
    >
      <div className="flex flex-wrap gap-3">
        <a href="/api/user/export" download className={buttonClasses('secondary')}>
          <DownloadSimpleIcon size={20} aria-hidden />
          Export my data
        </a>
        <Button variant="ghost-destructive" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </div>
      <HouseLinks className="mt-4" />
      <DeleteAccountDialog open={deleting} onOpenChange={setDeleting} />
    </SettingCard>
  );
}
