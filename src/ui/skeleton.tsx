import { cn } from './class-names.ts';

/** Keeps the space of something that is loading; give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-breathe rounded-control bg-ink/10', className)} />;
}
