import type { ReactNode } from 'react';

/** One of several choices in a row of its own, pressed anywhere in it. */
export function ChoiceRow({
  name,
  checked,
  onChoose,
  children,
}: {
  /** The same for all that exclude each other. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 py-2 font-medium">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-primary"
      />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}
