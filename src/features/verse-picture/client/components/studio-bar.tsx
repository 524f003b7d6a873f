import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';

/** The way back to the chapter, what the picture is of, and what is done with it. */
export function StudioBar({ back, title, children }: { back: string; title: string; children?: ReactNode }) {
  return (
    <header className="flex min-h-16 items-center gap-1 px-2 lg:px-6 print:hidden">
      <Link href={back} aria-label="Close" className={buttonClasses('ghost', 'icon')}>
        <XIcon size={22} aria-hidden />
      </Link>
      <h1 className="min-w-0 flex-1 font-sans text-lg font-semibold">{title}</h1>
      {children}
    </header>
  );
}
