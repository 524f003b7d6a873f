import type { ReactNode } from 'react';
import { useAppShape } from '#platform/client/client-feature.ts';
import { cn } from '#ui/class-names.ts';
import { PictureRoom } from '#ui/picture-room.tsx';

/** The picture behind every debate. */
const ROOM = 'cedars-of-lebanon';

/**
 * Where a question is argued: the cedars, the title straight on them, and below it what is read. `children` bring their own sheet
 * (`DebateSheet`), since a claim lies on the picture by itself.
 */
export function DebateRoom({
  bar,
  title,
  beside,
  isNarrow = false,
  isAllPicture = false,
  children,
}: {
  bar: ReactNode;
  title: ReactNode;
  /** At the end of the title's line in a wide window. */
  beside?: ReactNode;
  /** As wide as one column that is read. */
  isNarrow?: boolean;
  /** On a phone the picture is seen down the whole window, behind what lies on it. */
  isAllPicture?: boolean;
  children: ReactNode;
}) {
  const { Room } = useAppShape().drawings;
  return (
    <PictureRoom
      picture={<Room room={ROOM} />}
      bar={bar}
      title={title}
      beside={beside}
      width={isNarrow ? 'max-w-4xl' : 'max-w-[90rem]'}
      grows={false}
      isAllPicture={isAllPicture}
    >
      {children}
    </PictureRoom>
  );
}

/** The sheet on which something of a debate is read. */
export function DebateSheet({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'sheet flex grow flex-col px-5 pt-5 pb-8 sm:px-8 lg:rounded-[28px] lg:px-9 lg:pt-7',
        className,
      )}
    >
      {children}
    </div>
  );
}
