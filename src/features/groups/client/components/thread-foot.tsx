import type { ReactNode } from 'react';
import { roomForFoot } from '#ui/room-for-foot.ts';

/** Where one writes: at the foot of the window, on whatever is read above it. In a low window it goes with the page. */
export function ThreadFoot({ children }: { children: ReactNode }) {
  return (
    <div
      ref={roomForFoot}
      className="sticky bottom-0 z-10 -mx-5 mt-auto border-t border-line bg-surface px-5 pt-2.5 pb-3 sm:-mx-8 sm:px-8 lg:mx-0 lg:px-0 lg:pb-6 [@media(height<30rem)]:static print:hidden"
    >
      {children}
    </div>
  );
}
