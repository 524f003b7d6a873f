import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cn } from './class-names.ts';
import { useSkyClasses } from './dark-sky.ts';

/** How wide a page is at most: two columns, a list, or what is read and filled in. */
const widths = { columns: '', list: 'max-w-4xl', text: 'max-w-3xl' };

/**
 * The page of a screen of the layout 'app': its h1 on the wallpaper, then all that it holds on one sheet, whose parts lines divide. On a phone
 * the sheet is as wide as the window and reaches its end. The router moves the focus to the heading after a change of page.
 */
export function SheetPage({
  back,
  title,
  description,
  actions,
  onSky,
  width = 'columns',
  isSlim = false,
  className,
  children,
}: {
  /** The page that this one is under. */
  back?: { href: string; label: string };
  title: ReactNode;
  description?: ReactNode;
  /** Beside the title. What has no ground of its own is written in ink: it stands on the veil. */
  actions?: ReactNode;
  /** Below all of that: the one thing to do first. */
  onSky?: ReactNode;
  width?: keyof typeof widths;
  /** On a phone it is the title alone: who is here came for what is below it. */
  isSlim?: boolean;
  /** Of the sheet. */
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cn('mx-auto flex w-full grow flex-col', widths[width])}>
      <header
        className={cn(
          'veil flex flex-wrap items-end justify-between gap-x-4 gap-y-3 px-5 pt-4 sm:px-8 lg:px-1 lg:pt-0',
          useSkyClasses(),
        )}
      >
        <div className="min-w-0 flex-1 basis-56">
          {back !== undefined && (
            <Link
              href={back.href}
              className="-ml-1.5 inline-flex min-h-11 items-center gap-1 rounded-control pr-3 font-semibold hover:underline"
            >
              <CaretLeftIcon size={18} aria-hidden className="rtl:-scale-x-100" />
              {back.label}
            </Link>
          )}
          <h1 className="text-3xl">{title}</h1>
          {description !== undefined && (
            <p className={cn('mt-1', isSlim && 'max-lg:sr-only')}>{description}</p>
          )}
        </div>
        {actions !== undefined && (
          <div className={cn('flex flex-wrap items-center gap-3', isSlim && 'max-lg:hidden')}>{actions}</div>
        )}
        {onSky !== undefined && <div className="w-full">{onSky}</div>}
      </header>
      <div
        className={cn(
          'page-sheet mt-14 flex grow flex-col divide-y divide-line px-5 pb-[calc(var(--dock-room)+2rem)] sm:px-8 lg:mt-9 lg:mb-16 lg:grow-0 lg:px-8 lg:pb-2',
          className,
        )}
      >
        {children}
      </div>
    </div>
  );
}
