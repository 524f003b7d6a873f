import { Link } from 'wouter';
import type { User } from '#features/people/people.contract.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import type { Today } from '../../today.contract.ts';

/** For who was away for long: where they were, and one thing to do. How long it was is not said. */
export function WelcomeBack({
  user,
  today,
  canBeginAnew,
  onElse,
}: {
  user: User;
  today: Today;
  canBeginAnew: boolean;
  /** Chose something else: today as on any day. */
  onElse: () => void;
}) {
  const { read, rhythm } = today;
  return (
    <>
      <h2 className="text-[1.75rem]/[1.15]">
        Welcome back, <OwnWords translate="no">{user.firstName}</OwnWords>.
      </h2>
      {read !== null && (
        <p className="mt-2 text-lg">
          You are at {read.bookName} {read.chapter}.
        </p>
      )}
      {read?.opening && (
        <figure className="mt-4">
          <blockquote className="line-clamp-5 font-scripture text-[1.1875rem]/[1.5]">
            {read.opening.text}
          </blockquote>
          <figcaption className="mt-1 text-sm text-ink-soft">{read.opening.reference}, WEB</figcaption>
        </figure>
      )}
      <Link
        href={read === null ? '/bible/MRK/1' : `/bible/${read.bookId}/${read.chapter}`}
        className={buttonClasses('primary', 'lg', 'mt-5 w-full')}
      >
        {read?.opening
          ? `Read on from there · ${read.opening.minutes === 1 ? '1 minute' : `${read.opening.minutes} minutes`}`
          : 'Begin with Mark 1'}
      </Link>
      {canBeginAnew && (
        // Not the reader's first tab: it says once more where they were.
        <Link href="/bible?tab=browse" className={buttonClasses('secondary', 'md', 'mt-2 w-full')}>
          Or begin somewhere new
        </Link>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <Button variant="ghost" className="-ml-4 text-dusk" onClick={onElse}>
          Somewhere else
        </Button>
        {!user.isSecret && rhythm.total > 1 && (
          <p className="text-ink-soft">{rhythm.total} days here, all kept</p>
        )}
      </div>
    </>
  );
}
