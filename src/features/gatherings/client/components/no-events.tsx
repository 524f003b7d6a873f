import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';

/** Where nothing is planned. */
export function NoEvents({ canHost }: { canHost: boolean }) {
  return (
    <div role="status" className="py-10">
      <p className="max-w-sm font-heading text-2xl text-balance">The table is not laid yet.</p>
      <p className="mt-2 max-w-md text-ink-soft text-pretty">
        {canHost
          ? 'An evening, a passage, and somebody who brings soup: more is not needed.'
          : 'When one of your groups plans an evening, it stands here.'}
      </p>
      {!canHost && (
        <Link href="/community/groups" className={buttonClasses('secondary', 'md', 'mt-5')}>
          Find a group
        </Link>
      )}
    </div>
  );
}
