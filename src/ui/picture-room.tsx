import { type ReactNode, Suspense } from 'react';
import { cn } from '#ui/class-names.ts';
import { useSkyClasses } from '#ui/dark-sky.ts';
import { MainContent } from '#ui/main-content.tsx';
import { useSheetTop } from '#ui/use-sheet-top.ts';

/**
 * A picture down the window, a bar and a title straight on it, and below them what is read. A wide window holds all of it in one
 * column.
 */
export function PictureRoom({
  picture,
  bar,
  title,
  beside,
  width,
  grows = true,
  isAllPicture = false,
  children,
}: {
  picture: ReactNode;
  bar: ReactNode;
  title: ReactNode;
  /** At the end of the title's line in a wide window. */
  beside?: ReactNode;
  /** A class that says how wide the column is at most. */
  width: string;
  /** What is read reaches down a wide window, however short it is. */
  grows?: boolean;
  /** On a phone the picture is seen down the whole window, behind what lies on it. */
  isAllPicture?: boolean;
  children: ReactNode;
}) {
  const aboveSheet = useSheetTop();
  const skyClasses = useSkyClasses();
  return (
    <MainContent>
      <Suspense>{picture}</Suspense>
      <div
        data-sky={isAllPicture ? '' : 'request'}
        className="relative flex min-h-dvh flex-col overflow-x-clip"
      >
        <div ref={aboveSheet}>
          {bar}
          <div className={cn('wash [--strip:3rem]', skyClasses)}>
            <div
              className={cn(
                'mx-auto flex w-full flex-wrap items-end justify-between gap-x-6 gap-y-2 px-6 pt-1 lg:px-10',
                width,
              )}
            >
              <div className="min-w-0 grow basis-60">{title}</div>
              {beside}
            </div>
          </div>
        </div>
        <div
          className={cn(
            'flex w-full grow flex-col lg:mx-auto lg:mb-12 lg:px-8',
            !grows && 'lg:grow-0',
            width,
          )}
        >
          {children}
        </div>
      </div>
    </MainContent>
  );
}
