import { Link } from 'wouter';
import { cn } from '#ui/class-names.ts';

/** The way to both texts, for the foot of a page. */
export function HouseLinks({ className }: { className?: string }) {
  return (
    <p className={cn('flex flex-wrap gap-x-5 text-sm text-ink-soft', className)}>
      <Link href="/guidelines" className={look}>
        Guidelines
      </Link>
      <Link href="/privacy" className={look}>
        Privacy
      </Link>
    </p>
  );
}

const look = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink';
