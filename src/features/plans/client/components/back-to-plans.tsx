import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { Link } from 'wouter';

/** The way back to all plans. */
export function BackToPlans() {
  return (
    <Link
      href="/plans"
      className="-ml-1.5 inline-flex min-h-11 items-center gap-1 text-ink-soft hover:text-ink hover:underline"
    >
      <CaretLeftIcon size={18} aria-hidden />
      Reading plans
    </Link>
  );
}
