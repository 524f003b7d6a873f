import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { OwnWords } from './own-words.tsx';

/** A way on to something that people have made, on a surface of its own: what it is, above its title. */
export function RowLink({
  href,
  icon,
  above,
  title,
}: {
  href: string;
  icon: ReactNode;
  above: ReactNode;
  title: string;
}) {
  return (
    <Link href={href} className="card-surface flex min-h-14 items-center gap-3.5 px-5 py-3 hover:bg-surface">
      <span aria-hidden="true" className="shrink-0 text-ink-soft">
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">{above}</span>
        <OwnWords className="line-clamp-2 text-left font-semibold">{title}</OwnWords>
      </span>
    </Link>
  );
}
