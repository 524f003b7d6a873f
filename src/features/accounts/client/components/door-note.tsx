import type { ReactNode } from 'react';
import { Spoken } from '#ui/spoken.tsx';

/** Shown in place of a form of the sign-in screens: a drawing, and a link. */
export function DoorNote({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Spoken as="div" className="flex flex-col items-start gap-4">
      <div aria-hidden="true" className="grid size-14 place-items-center rounded-full bg-dusk-wash text-dusk">
        {icon}
      </div>
      {children}
    </Spoken>
  );
}
