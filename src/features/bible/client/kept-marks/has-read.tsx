import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import type { ReactNode } from 'react';

/** That a chapter was read. `name`: of the chapter; null for the one whose page it is. */
export function HasRead({ name, children }: { name: string | null; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <p className="flex min-h-11 items-center justify-center gap-2 font-semibold text-leaf">
        <CheckCircleIcon size={22} weight="fill" aria-hidden className="shrink-0" /> You have read{' '}
        {name ?? 'this chapter'}
      </p>
      {children}
    </div>
  );
}

/** What takes it back is called so. */
export function notReadLabel(name: string | null): string {
  return name === null ? 'Not read after all' : `${name} was not read after all`;
}
