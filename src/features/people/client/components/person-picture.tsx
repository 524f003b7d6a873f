import { useState } from 'react';
import { cn } from '#ui/class-names.ts';
import { initialsOf } from '../../initials.rules.ts';

/** A person's picture, round; their initials until one is set, or when it does not load. Decorative beside a name. */
export function PersonPicture({
  firstName,
  lastName,
  imageUrl,
  className,
}: {
  firstName: string;
  lastName: string;
  imageUrl?: string | null | undefined;
  /** Its size: 'size-10', 'size-16'. */
  className?: string;
}) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const shown = imageUrl ?? null;
  return (
    <span
      aria-hidden="true"
      className={cn(
        '@container grid shrink-0 place-items-center overflow-hidden rounded-full border border-dusk/30 bg-dusk-wash',
        'font-heading text-dusk select-none',
        className,
      )}
    >
      {shown !== null && shown !== failedUrl ? (
        <img src={shown} alt="" className="size-full object-cover" onError={() => setFailedUrl(shown)} />
      ) : (
        <span translate="no" className="text-[40cqi] leading-none">
          {initialsOf(firstName, lastName)}
        </span>
      )}
    </span>
  );
}
