import type { ReactNode } from 'react';

/** The heading and text above a tab's list, on a surface of its own. */
export function TabIntro({
  title,
  children,
  below,
}: {
  title: string;
  children: ReactNode;
  below?: ReactNode;
}) {
  return (
    <div className="card-surface p-4 sm:p-5">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-1 text-ink-soft">{children}</p>
      {below !== undefined && <div className="mt-4">{below}</div>}
    </div>
  );
}
