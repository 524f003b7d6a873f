import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';

/** In place of the desk: why there is nothing on it, and where to go. */
export function RoomNote({
  title,
  link,
  children,
}: {
  title: string;
  link?: { href: string; label: string };
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-md flex-col items-center justify-center px-6 py-16 text-center">
      <h1 className="text-3xl">{title}</h1>
      {children !== undefined && <div className="mt-3 text-lg text-balance text-ink-soft">{children}</div>}
      {link && (
        <Link href={link.href} className={buttonClasses('secondary', 'md', 'mt-7')}>
          {link.label}
        </Link>
      )}
    </div>
  );
}
