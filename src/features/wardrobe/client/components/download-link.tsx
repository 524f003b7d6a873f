import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { type ButtonVariant, buttonClasses } from '#ui/button.tsx';
import type { Wallpaper } from '../../wardrobe.contract.ts';
import { downloadName } from '../../wardrobe.rules.ts';

/** Saves the picture as `<name>.jpg`. Renders nothing for a colour, which has no picture. */
export function DownloadLink({
  wallpaper,
  variant = 'secondary',
  onClick,
  className,
}: {
  wallpaper: Wallpaper;
  variant?: ButtonVariant;
  onClick?: () => void;
  className?: string;
}) {
  if (wallpaper.imageUrl === null) return null;
  return (
    <a
      href={wallpaper.imageUrl}
      download={downloadName(wallpaper.name)}
      onClick={onClick}
      className={buttonClasses(variant, 'md', className)}
    >
      <DownloadSimpleIcon size={20} aria-hidden />
      Download
      <span className="sr-only"> {wallpaper.name}</span>
    </a>
  );
}
