import type { ReactNode } from 'react';
import { cn } from './class-names.ts';
import { roomForFoot } from './room-for-foot.ts';

/**
 * What one does on a page: it stands at the foot of the window, or above the places of home, on a veil over whatever scrolls below it. In a
 * low window it goes with the page.
 */
export function PageFoot({ children, className }: { children: ReactNode; className: string }) {
  return (
    <div
      ref={roomForFoot}
      className={cn(
        'sticky bottom-(--dock-room) -mx-5 bg-linear-to-t from-surface from-75% to-transparent px-5 pb-5 sm:-mx-8 sm:px-8 [@media(height<30rem)]:static',
        // The veil begins in nothing: in few colours one would read through it.
        'forced-colors:bg-[Canvas]',
        className,
      )}
    >
      {children}
    </div>
  );
}
