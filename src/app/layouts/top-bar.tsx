import { Link, useLocation } from 'wouter';
import { AccountMenu } from '#features/accounts/client/for-other-features.ts';
import { cn } from '#ui/class-names.ts';
import { LampMark } from '#ui/lamp-mark.tsx';

const places = [
  { href: '/bible', label: 'Bible' },
  { href: '/journal', label: 'Journal' },
];

/** Home on the left, the places of every day beside it. */
export function TopBar() {
  const [path] = useLocation();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface/96">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Link
          href="/"
          className="flex min-h-11 items-center gap-2.5 rounded-control pr-2 font-heading text-xl"
        >
          <LampMark className="size-8" />
          Lampstand
        </Link>
        <nav aria-label="Main" className="ml-auto flex items-center gap-1">
          {places.map(({ href, label }) => {
            const current = path === href || path.startsWith(`${href}/`);
            return (
              <Link
                key={href}
                href={href}
                aria-current={current ? 'page' : undefined}
                className={cn(
                  'inline-flex min-h-11 items-center rounded-control px-3 font-semibold',
                  current ? 'bg-dusk-wash text-dusk' : 'text-ink-soft hover:bg-ink/8 hover:text-ink',
                )}
              >
                {label}
              </Link>
            );
          })}
        </nav>
        <AccountMenu />
      </div>
    </header>
  );
}
