import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Where nothing is planned. */
export function NoEvents({ canHost }: { canHost: boolean }) {
  return (
    <div role="status">
      <EmptyState
        picture="/art/spots/events-empty.svg"
        title="The table is not laid yet."
        action={
          !canHost && (
            <Link href="/community/groups" className={buttonClasses('secondary', 'md')}>
              Find a group
            </Link>
          )
        }
      >
        {canHost
          ? 'An evening, a passage, and somebody who brings soup: more is not needed.'
          : 'When one of your groups plans an evening, it stands here.'}
      </EmptyState>
    </div>
  );
}
