import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClasses } from './button.tsx';
import { cn } from './class-names.ts';
import { useSkyClasses } from './dark-sky.ts';

/** The bar of a screen that is about one thing: the way back, and one action. It stands on the wallpaper's wash. */
export function SkyBar({
  back,
  label,
  closes = false,
  isOnStrip = false,
  fades = false,
  children,
}: {
  /** Where the way back leads. */
  back: string;
  label: string;
  /** Shows a cross: nothing is kept of what was begun, or it is kept without a word. */
  closes?: boolean;
  /** On a phone it stands on the wash of a strip, which fades below it. */
  isOnStrip?: boolean;
  /** Below it is bare picture, into which its wash fades. */
  fades?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={cn(
        'flex min-h-14 items-center justify-between gap-2 px-2 py-1.5 lg:px-6 lg:pt-4 print:hidden',
        useSkyClasses(),
        fades ? 'wash [--strip:2rem]' : isOnStrip ? 'lg:wash-flat' : 'wash-flat',
      )}
    >
      <Link href={back} aria-label={label} data-tooltip={label} className={buttonClasses('ghost', 'icon')}>
        {closes ? <XIcon size={22} aria-hidden /> : <CaretLeftIcon size={22} aria-hidden />}
      </Link>
      {children}
    </div>
  );
}
