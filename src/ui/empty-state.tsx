import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

/** Shown in place of an empty list: a drawing, what will be here, and a first step. */
export function EmptyState({
  icon,
  picture,
  title,
  children,
  action,
  className,
}: {
  icon?: ReactNode;
  /** Address of a drawing of 200 × 140 in the icon's place. */
  picture?: string;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div className={cn('flex flex-col items-center gap-3 px-4 py-10 text-center', className)}>
      {picture !== undefined && <img src={picture} alt="" width={200} height={140} />}
      {icon !== undefined && (
        <div
          aria-hidden="true"
          className="grid size-16 place-items-center rounded-full bg-dusk-wash text-dusk"
        >
          {icon}
        </div>
      )}
      <p className="font-heading text-xl">{title}</p>
      {children !== undefined && <div className="max-w-sm text-balance text-ink-soft">{children}</div>}
      {action}
    </div>
  );
}
