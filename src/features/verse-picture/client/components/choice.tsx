import type { ReactNode } from 'react';
import { cn } from '#ui/class-names.ts';

/** One of a few that exclude each other: a radio button that looks like what it chooses. */
export function Choice({
  name,
  checked,
  onChoose,
  className,
  children,
}: {
  name: string;
  checked: boolean;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <label
      className={cn(
        'relative flex cursor-pointer items-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      {children}
      {/* Over all of it, unseen: whoever explores the screen by touch finds it where it is seen. */}
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
    </label>
  );
}
