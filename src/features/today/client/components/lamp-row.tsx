import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import type { ReactNode } from 'react';
import { LampMark } from '#ui/lamp-mark.tsx';
import { OwnWords } from '#ui/own-words.tsx';

/** One lamp of the day: what could be done next, and the way to it; or that it burns. */
export function LampRow({
  name,
  what,
  isLit,
  action,
  children,
}: {
  name: string;
  what: string;
  isLit: boolean;
  /** What begins it; beside the words where there is room. */
  action?: ReactNode;
  /** Below the words. */
  children?: ReactNode;
}) {
  return (
    <li className="border-t border-line py-2.5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <span className="flex min-w-0 flex-1 basis-40 items-center gap-3">
          <LampMark isLit={isLit} className="size-7 shrink-0" />
          <span className="line-clamp-3 min-w-0">
            <span className="font-semibold">{name}</span>
            <span className="text-ink-soft">
              {' · '}
              <OwnWords className="text-left">{what}</OwnWords>
            </span>
          </span>
        </span>
        {isLit ? (
          <span className="flex items-center gap-1.5 text-sm font-semibold text-gold-ink">
            <CheckIcon size={20} aria-hidden />
            Lit
          </span>
        ) : (
          action
        )}
      </div>
      {!isLit && children}
    </li>
  );
}
