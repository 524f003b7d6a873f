import { Link } from 'wouter';
import { LampMark } from './lamp-mark.tsx';

/** The mark and the name, as the way home, above the words of a screen on which somebody comes in. */
export function HomeMark() {
  return (
    <Link
      href="/"
      className="-ms-2 mb-4 inline-flex min-h-11 max-w-full flex-wrap items-center gap-2.5 rounded-control px-2 font-heading text-lg"
    >
      <LampMark className="size-8" />
      Lampstand
    </Link>
  );
}
