import { type ReactNode, Suspense } from 'react';
import type { Group } from '#features/groups/groups.contract.ts';
import { useAppShape } from '#platform/client/client-feature.ts';
import { cn } from '#ui/class-names.ts';
import { MainContent } from '#ui/main-content.tsx';
import { useSheetTop } from '#ui/use-sheet-top.ts';

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
  children,
}: {
  room: Group['room'];
  bar: ReactNode;
  title: ReactNode;
  /** At the end of the title's line in a wide window. */
  beside?: ReactNode;
  /** The sheet is as wide as one column that is read. */
  isNarrow?: boolean;
  children: ReactNode;
}) {
  const { Room } = useAppShape().drawings;
  const aboveSheet = useSheetTop();
  const width = isNarrow ? 'max-w-4xl' : 'max-w-[84rem]';
  return (
    <MainContent>
      <Suspense>
        <Room room={room} />
      </Suspense>
      <div data-sky="request" className="relative flex min-h-dvh flex-col">
        <div ref={aboveSheet}>
          {bar}
          <div className="wash [--strip:3.5rem]">
            <div
              className={cn(
                'mx-auto flex w-full flex-wrap items-end justify-between gap-4 px-6 pt-1 lg:px-10 lg:pt-2',
                width,
              )}
            >
              <div className="min-w-0 grow basis-60">{title}</div>
              {beside}
            </div>
          </div>
        </div>
        <div className={cn('flex w-full grow flex-col lg:mx-auto lg:mb-12 lg:px-8', width)}>
          <div className="sheet flex grow flex-col px-5 pt-2 sm:px-8 lg:rounded-[28px] lg:px-9">
            {children}
          </div>
        </div>
      </div>
    </MainContent>
  );
}
