import { CalendarDotsIcon } from '@phosphor-icons/react/dist/ssr/CalendarDots';
import { Link } from 'wouter';

/** The quiet way to plans by which one reads. */
export function PlansRow() {
  return (
    <Link href="/plans" className="flex min-h-14 items-center gap-4 py-4 hover:underline">
      <CalendarDotsIcon size={26} aria-hidden className="shrink-0 text-ink-soft" />
      <span className="min-w-0">
        <span className="block font-semibold">Reading plans</span>
        <span className="block text-sm text-ink-soft">A book, a season, or all of it, a little each day</span>
      </span>
    </Link>
  );
}
