import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { GROUP_LIMITS } from '../../groups.rules.ts';
import type { useChosenPictures } from '../use-chosen-pictures.ts';

/** The pictures that go with what one writes, what is to be seen on them, and a way to take each back. */
export function ChosenPictures({
  chosen,
  isSent,
  className,
}: {
  chosen: ReturnType<typeof useChosenPictures>;
  /** They are on their way with the words: what was taken out now would be shown all the same. */
  isSent: boolean;
  className?: string;
}) {
  const { pictures, reading, describe, takeOut } = chosen;
  const count = pictures.length + reading;
  if (count === 0) return null;
  const size = count === 1 ? 'size-20' : 'size-16';
  return (
    <ul inert={isSent} className={cn('grid gap-3', className)}>
      {pictures.map(({ id, url, alt }, i) => (
        <li key={url} className="flex flex-wrap items-start gap-3">
          <img src={url} alt="" className={cn(size, 'shrink-0 rounded-control bg-inset object-cover')} />
          <TextField
            label={count === 1 ? 'What does it show?' : `What does picture ${i + 1} show?`}
            placeholder="Optional"
            className="min-w-0 grow basis-[8rem]"
            maxLength={GROUP_LIMITS.pictureAlt}
            value={alt}
            onChange={({ target }) => describe(id, target.value)}
            onKeyDown={(event) => {
              // What one is writing is sent by its own button: Enter here would send it half done.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <IconButton
            label={count === 1 ? 'Take the picture out' : `Take picture ${i + 1} out`}
            className="ms-auto shrink-0"
            icon={<XIcon size={20} aria-hidden />}
            onClick={() => takeOut([id])}
          />
        </li>
      ))}
      {reading > 0 && (
        <li>
          <Skeleton className={size} />
        </li>
      )}
    </ul>
  );
}
