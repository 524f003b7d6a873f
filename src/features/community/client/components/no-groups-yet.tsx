import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';

/** In place of the groups of somebody who is in none. Who is under 16 comes in by a leader's link alone. */
export function NoGroupsYet({ isUnder16 }: { isUnder16: boolean }) {
  return (
    <section aria-labelledby="no-groups" className="pb-4">
      <h2 id="no-groups" className="text-2xl text-balance">
        Twelve people and a table are enough.
      </h2>
      <p className="mt-2 max-w-md text-ink-soft text-pretty">
        {isUnder16
          ? 'A leader can invite you to a group. They send you a link; open it here, and you are in.'
          : 'A passage a week, and what each of you heard in it. Come to a group that is there, or begin one with two.'}
      </p>
      {!isUnder16 && (
        <div className="mt-5 flex flex-wrap gap-2.5">
          <Link href="/community/groups" className={buttonClasses('primary', 'lg', 'grow basis-40')}>
            Find a group
          </Link>
          <Link href="/community/groups/new" className={buttonClasses('secondary', 'lg', 'grow basis-40')}>
            Start one
          </Link>
        </div>
      )}
    </section>
  );
}
