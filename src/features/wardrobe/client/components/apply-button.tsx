import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { DEFAULT_WALLPAPER_ID } from '../../catalogue/wallpapers.ts';
import type { Wallpaper } from '../../wardrobe.contract.ts';
import { useApplyWallpaper } from '../use-apply-wallpaper.ts';

/** Makes an unlocked wallpaper the background, or says that it is the background already. */
export function ApplyButton({
  wallpaper,
  variant,
  className,
}: {
  wallpaper: Wallpaper;
  variant?: ButtonVariant;
  className?: string;
}) {
  const { user } = useCurrentUser();
  const { apply, isPending } = useApplyWallpaper(wallpaper);
  const applied = (user?.currentWallpaperId ?? DEFAULT_WALLPAPER_ID) === wallpaper.id;
  return (
    <Button
      variant={applied ? 'secondary' : variant}
      disabled={applied}
      pending={isPending}
      icon={applied ? <CheckIcon size={20} aria-hidden /> : undefined}
      className={className}
      onClick={apply}
    >
      {applied ? 'Applied' : 'Apply'}
      <span className="sr-only"> {wallpaper.name}</span>
    </Button>
  );
}
