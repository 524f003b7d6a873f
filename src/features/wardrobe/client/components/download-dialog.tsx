import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Wallpaper } from '../../wardrobe.contract.ts';
import { DownloadLink } from './download-link.tsx';
import { LargeWallpaper } from './large-wallpaper.tsx';

/** Shows a wallpaper large and saves it as a file (docs/product.md, Collections). */
export function DownloadDialog({ wallpaper, onClose }: { wallpaper: Wallpaper; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={wallpaper.name}
      description="A picture of 1440 × 2880 pixels, tall enough for a phone."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <DownloadLink wallpaper={wallpaper} variant="primary" onClick={onClose} />
        </>
      }
    >
      <LargeWallpaper wallpaper={wallpaper} />
    </Dialog>
  );
}
