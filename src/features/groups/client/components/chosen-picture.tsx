import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { GROUP_LIMITS } from '../../groups.rules.ts';
import type { useChosenPicture } from '../use-chosen-picture.ts';

/** The picture that goes with what one writes, what is to be seen on it, and a way to take it back. */
export function ChosenPictureRow({ chosen }: { chosen: ReturnType<typeof useChosenPicture> }) {
  const { picture, isReading, describe, remove } = chosen;
  if (picture === null) return isReading ? <Skeleton className="size-20" /> : null;
  return (
    <div className="flex flex-wrap items-start gap-3">
      {isReading ? (
        <Skeleton className="size-20 shrink-0" />
      ) : (
        <img src={picture.url} alt="" className="size-20 shrink-0 rounded-control bg-inset object-cover" />
      )}
      <TextField
        label="What does it show?"
        placeholder="Optional"
        className="min-w-0 grow basis-[8rem]"
        maxLength={GROUP_LIMITS.pictureAlt}
        value={picture.alt}
        onChange={({ target }) => describe(target.value)}
        onKeyDown={(event) => {
          // What one is writing is sent by its own button: Enter here would send it half done.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <IconButton
        label="Take the picture out"
        className="ms-auto shrink-0"
        icon={<XIcon size={20} aria-hidden />}
        onClick={remove}
      />
    </div>
  );
}
