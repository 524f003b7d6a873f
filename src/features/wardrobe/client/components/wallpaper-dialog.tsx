import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { Link } from 'wouter';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Unopened, Wallpaper } from '../../wardrobe.contract.ts';
import { titleOf } from '../title-of.ts';
import { howToUnlock, readyWay } from '../what-unlocks.ts';
import { ApplyButton } from './apply-button.tsx';
import { DownloadLink } from './download-link.tsx';
import { LargeWallpaper } from './large-wallpaper.tsx';

const placeOf = {
  chest: { href: '/', label: 'Go to the chests' },
  collection: { href: '/wallpapers', label: 'Go to the collections' },
};

/**
 * One wallpaper, large. An unlocked one can be downloaded and applied; a locked one shows what unlocks it, and a link
 * to that.
 */
export function WallpaperDialog({
  wallpaper,
  ready: gifts,
  onClose,
}: {
  wallpaper: Wallpaper;
  /** What can be opened now. */
  ready: readonly Unopened[];
  onClose: () => void;
}) {
  const isSecret = useIsSecret();
  const ready = wallpaper.isUnlocked ? null : readyWay(wallpaper, gifts);
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
        ) : (
          ready !== null && (
            <Link href={placeOf[ready.kind].href} className={buttonClasses()}>
              {placeOf[ready.kind].label}
            </Link>
          )
        )
      }
    >
      <LargeWallpaper wallpaper={wallpaper} />
      {!wallpaper.isUnlocked && (
        <p className="mt-4 text-center text-balance text-ink-soft">
          <LockSimpleIcon size={20} aria-hidden className="-mt-1 mr-1.5 inline" />
          {ready === null
            ? howToUnlock(wallpaper, { isSecret })
            : `The ${titleOf(ready)} is ready to be opened.`}
        </p>
      )}
    </Dialog>
  );
}
