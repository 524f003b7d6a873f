import { FolderOpenIcon } from '@phosphor-icons/react/dist/ssr/FolderOpen';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { SettingCard } from './setting-card.tsx';

/** The way to the user's own files. */
export function FilesSettings() {
  return (
    <SettingCard
      id="files"
      title="My files"
      description="Recordings, videos and sheets of yours, large ones too. Only you can see them, unless you share one in a group."
    >
      <Link href="/settings/files" className={buttonClasses('secondary')}>
        <FolderOpenIcon size={20} aria-hidden />
        Open my files
      </Link>
    </SettingCard>
  );
}
