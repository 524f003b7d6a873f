import { cn } from '#ui/class-names.ts';
import { styleByScript } from '#ui/style-by-script.ts';
import type { Ground } from '../grounds.ts';

/** A ground, small. Its name stands beside it. */
export function GroundThumb({ ground, className }: { ground: Ground; className: string }) {
  return (
    <span
      className={cn('block shrink-0 overflow-hidden forced-color-adjust-none', className)}
      ref={styleByScript('background-color', ground.color)}
    >
      {ground.picture && (
        <img
          src={ground.picture.thumb}
          alt=""
          width={96}
          height={192}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
