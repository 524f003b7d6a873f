import type { ReactNode } from 'react';
import type { Group } from '#features/groups/groups.contract.ts';
import { useAppShape } from '#platform/client/client-feature.ts';
import { PictureRoom } from '#ui/picture-room.tsx';

/**
 * A group's room: its picture, its title straight on it, and one sheet with everything that is read. In a wide window the sheet
 * has room for a passage, what is said beside it, and the week.
 */
export function GroupRoom({
  room,
  bar,
  title,
  beside,
  isNarrow = false,
  grows = true,
  children,
}: {
  room: Group['room'];
  bar: ReactNode;
  title: ReactNode;
  /** At the end of the title's line in a wide window. */
  beside?: ReactNode;
  /** The sheet is as wide as one column that is read. */
  isNarrow?: boolean;
  /** The sheet reaches down a wide window, however little is on it. */
  grows?: boolean;
  children: ReactNode;
}) {
  const { Room } = useAppShape().drawings;
  return (
    <PictureRoom
      picture={<Room room={room} />}
      bar={bar}
      title={title}
      beside={beside}
      grows={grows}
      width={isNarrow ? 'max-w-4xl' : 'max-w-[84rem]'}
    >
      <div className="sheet flex grow flex-col px-5 pt-2 sm:px-8 lg:rounded-[28px] lg:px-9">{children}</div>
    </PictureRoom>
  );
}
