import { Link } from 'wouter';
import { cn } from '#ui/class-names.ts';

export const GROUP_TABS = [
  { id: 'week', label: 'This week' },
  { id: 'talk', label: 'Talk' },
  { id: 'prayers', label: 'Prayers' },
  { id: 'files', label: 'Files' },
  { id: 'people', label: 'People' },
] as const;
export type GroupTab = (typeof GROUP_TABS)[number]['id'];

/** The tab that an address names; what is read this week where it names none. */
export function tabIn(search: URLSearchParams): GroupTab {
  return GROUP_TABS.find(({ id }) => id === search.get('tab'))?.id ?? 'week';
}

/** The parts of a group's page. Each has an address of its own, so Back comes back to it. */
export function GroupTabs({ groupId, current }: { groupId: string; current: GroupTab }) {
  const page = `/community/groups/${groupId}`;
  return (
    <nav
      aria-label="In this group"
      className="-mx-5 border-b border-line px-5 sm:-mx-8 sm:px-8 lg:-mx-9 lg:px-9"
    >
      <ul className="-mx-2.5 flex flex-wrap max-[359px]:-mx-2">
        {GROUP_TABS.map(({ id, label }) => (
          <li key={id}>
            <Link
              href={id === 'week' ? page : `${page}?tab=${id}`}
              aria-current={id === current ? 'page' : undefined}
              className={cn(
                'inline-flex min-h-12 min-w-11 items-center justify-center border-b-2 px-2.5 font-semibold hover:text-ink',
                // All five stand in one line of the smallest phone.
                'max-[359px]:px-1 max-[359px]:text-[0.9375rem]',
                id === current
                  ? 'border-ink text-ink'
                  : 'border-transparent text-ink-soft forced-colors:border-[Canvas]',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
