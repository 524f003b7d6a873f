import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { Dialog } from '#ui/dialog.tsx';
import type { Wallpaper } from '../../wardrobe.contract.ts';
import { howToUnlock } from '../what-unlocks.ts';
import { ApplyButton } from './apply-button.tsx';
import { DownloadLink } from './download-link.tsx';
import { LargeWallpaper } from './large-wallpaper.tsx';

/** One wallpaper, large: to keep and to apply when it is mine, else with what unlocks it. */
export function WallpaperDialog({ wallpaper, onClose }: { wallpaper: Wallpaper; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={wallpaper.name}
      description={wallpaper.description}
      footer={
        wallpaper.isUnlocked ? (
          <>
            <DownloadLink wallpaper={wallpaper} />
            <ApplyButton wallpaper={wallpaper} />
          </>
        ) : undefined
      }
    >
      <LargeWallpaper wallpaper={wallpaper} />
      {!wallpaper.isUnlocked && (
        <p className="mt-4 text-center text-balance text-ink-soft">
          <LockSimpleIcon size={20} aria-hidden className="-mt-1 mr-1.5 inline" />
          {howToUnlock(wallpaper)}
        </p>
      )}
    </Dialog>
  );
}
