import { type ReactNode, Suspense } from 'react';
import { useAppShape } from '#platform/client/client-feature.ts';
import { cn } from '#ui/class-names.ts';
import { MainContent } from '#ui/main-content.tsx';
import { useSheetTop } from '#ui/use-sheet-top.ts';

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
  const aboveSheet = useSheetTop();
  const width = isNarrow ? 'max-w-4xl' : 'max-w-[90rem]';
  return (
    <MainContent>
      <Suspense>
        <Room room={ROOM} />
      </Suspense>
      <div
        data-sky={isAllPicture ? '' : 'request'}
        className="relative flex min-h-dvh flex-col overflow-x-clip"
      >
        <div ref={aboveSheet}>
          {bar}
          <div className="wash [--strip:3rem]">
            <div
              className={cn(
                'mx-auto flex w-full flex-wrap items-end justify-between gap-x-6 gap-y-2 px-6 lg:px-10 lg:pt-1',
                width,
              )}
            >
              <div className="min-w-0 grow basis-60">{title}</div>
              {beside}
            </div>
          </div>
        </div>
        <div className={cn('flex w-full grow flex-col lg:mx-auto lg:mb-12 lg:grow-0 lg:px-8', width)}>
          {children}
        </div>
      </div>
    </MainContent>
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
