import type { ReactNode } from 'react';
import { cn } from './class-names.ts';
import { useSkyClasses } from './dark-sky.ts';
import { useSheetTop } from './use-sheet-top.ts';

/** How wide the sheet of a wide window is: at the side of the picture, or as wide as pages that are read. */
export type SheetWidth = 'side' | 'pages';

const columns: Record<SheetWidth, string> = {
  side: 'lg:grid-cols-[minmax(0,1fr)_28rem]',
  pages: 'lg:grid-cols-[minmax(0,1fr)_46rem]',
};

/**
 * One sky, one sheet (src/ui/sky.css): `sky` stands in large type straight on the wallpaper, `children` lie on the sheet, and a
 * strip of bare picture is between them. For a screen of the layout 'sky', whose bar lies over both, or of the layout 'bare', with
 * a `bar` of its own.
 */
export function OneSky({
  bar,
  sky,
  width = 'side',
  middle,
  grows = middle === 'strip' ? 'sheet' : 'sky',
  className,
  children,
}: {
  bar?: ReactNode;
  sky: ReactNode;
  width?: SheetWidth;
  /** On a phone the picture's middle is in the strip: of a sheet that begins near the top, or below a request. */
  middle?: 'strip' | 'request';
  /** Which of the two takes the rest of a phone's screen. The sheet, where it gets higher while its answers come. */
  grows?: 'sky' | 'sheet';
  /** Of the sheet. */
  className?: string;
  children: ReactNode;
}) {
  const aboveSheet = useSheetTop();
  const skyClasses = useSkyClasses();
  return (
    <div
      data-sky={middle ?? ''}
      data-sheet={width}
      className={cn(
        'relative flex flex-col lg:grid lg:min-h-dvh',
        bar === undefined ? 'min-h-[calc(100dvh-60px)]' : 'min-h-dvh',
        columns[width],
      )}
    >
      <div ref={aboveSheet} className={cn('flex flex-col lg:min-h-dvh', grows === 'sky' && 'grow')}>
        <div
          className={cn(
            'lg:sticky lg:top-0', // The bar of the layout 'sky' has a wash already, and so has `Sky`.
            bar !== undefined && middle === 'strip' && 'max-lg:wash',
            bar !== undefined && skyClasses,
          )}
        >
          {bar}
          {sky}
        </div>
      </div>
      <section
        className={cn(
          'sheet sheet-side relative flex flex-col px-5 pt-5 sm:px-8 lg:pt-26',
          grows === 'sheet' && 'grow',
          className,
        )}
      >
        {children}
        <div className="h-(--dock-room) shrink-0 print:hidden" />
      </section>
    </div>
  );
}

/** The text on the wallpaper, with the wash under it; below its last letter the picture becomes bare. */
export function Sky({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cn('wash', useSkyClasses())}>
      <div
        className={cn(
          'mx-auto w-full max-w-3xl px-5 lg:mx-0 lg:max-w-4xl lg:pr-16 lg:pl-[min(88px,6vw)]',
          className,
        )}
      >
        {children}
      </div>
    </div>
  );
}
