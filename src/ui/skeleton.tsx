import { cn } from './class-names.ts';

/** The place of something that is on its way; give it the size that the real thing will have. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-breathe rounded-control bg-ink/10', className)} />;
}
