import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearch } from 'wouter';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { useFoundAnnounced } from '#platform/client/use-found-announced.ts';
import { buttonClasses } from '#ui/button.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { PageFoot } from '#ui/page-foot.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { canFindGroups } from '../../groups.policy.ts';
import { GroupRow } from '../components/group-row.tsx';
import { GroupSearch } from '../components/group-search.tsx';
import { addressOf, searchIn } from '../group-address.ts';
import { foundGroupsQuery, type GroupSearch as Search } from '../group-queries.ts';

/** /community/groups: those that can be found, and the way to a group of one's own. */
export function FindGroupsPage() {
  const { user } = useCurrentUser();
  const isUnder16 = !canFindGroups(user?.ageAnswer ?? 'not-asked');
  return (
    <OneSky
      width="pages"
      middle="request"
      grows="sheet"
      sky={
        <Sky className="pt-6 lg:pt-37">
          <h1 className="text-[min(2.5rem,15vw)] font-[520] tracking-[-0.02em] lg:text-[4rem]">
            {isUnder16 ? 'Groups' : 'Find a group'}
          </h1>
          <p className="mt-2 max-w-[26em] text-lg">A passage, a table, and a few people beside you.</p>
        </Sky>
      }
      className="lg:px-14"
    >
      {isUnder16 ? <ByALeader /> : <Finding />}
    </OneSky>
  );
}

function Finding() {
  const search = searchIn(useSearch());
  const [, navigate] = useLocation();
  return (
    <>
      <GroupSearch search={search} onSearch={(next) => navigate(addressOf(next))} />
      <div className="mt-3 grow">
        <Found key={addressOf(search)} search={search} />
      </div>
      <PageFoot className="pt-5 lg:-mx-14 lg:px-14 lg:pb-8">
        <Link href="/community/groups/new" className={buttonClasses('primary', 'lg', 'w-full')}>
          <PlusIcon size={22} aria-hidden />
          Start a group
        </Link>
      </PageFoot>
    </>
  );
}

function Found({ search }: { search: Search }) {
  const query = useInfiniteQuery(foundGroupsQuery(search));
  const isSearch = Object.keys(search).length > 0;
  useFoundAnnounced(isSearch ? addressOf(search) : '', query.data?.pages, query.hasNextPage, [
    'group',
    'groups',
  ]);
  if (query.isPending) return <Skeleton className="my-4 h-96" />;
  if (query.isError && query.data === undefined) {
    return <NotLoaded pending={query.isFetching} onRetry={() => query.refetch()} />;
  }
  const groups = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (groups.length === 0) return <NoneFound isSearch={isSearch} />;
  return (
    <>
      <ul aria-label="Groups">
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} />
        ))}
      </ul>
      <MorePages query={query} className="py-4">
        More groups
      </MorePages>
    </>
  );
}

function NoneFound({ isSearch }: { isSearch: boolean }) {
  return (
    <div className="py-10">
      <p className="max-w-sm font-heading text-2xl text-balance">
        {isSearch ? 'No group like this yet.' : 'Twelve people and a table are enough.'}
      </p>
      <p className="mt-2 max-w-md text-ink-soft text-pretty">
        {isSearch
          ? 'Other words may find one. Or start it: somebody else may be looking, too.'
          : 'Nobody has begun here. You can: a name and a passage, the rest grows.'}
      </p>
      {isSearch && (
        <Link href="/community/groups" className={buttonClasses('secondary', 'md', 'mt-5')}>
          Show all groups
        </Link>
      )}
    </div>
  );
}

/** Who is under 16 finds no groups of strangers. */
function ByALeader() {
  return (
    <div className="flex grow flex-col items-start pb-6">
      <p className="font-heading text-2xl text-balance">A leader can invite you to a group.</p>
      <p className="mt-2 max-w-md text-ink-soft text-pretty">
        They send you a link. Open it here, and you are in.
      </p>
      <Link href="/community" className={buttonClasses('primary', 'lg', 'mt-6 w-full')}>
        To the community
      </Link>
    </div>
  );
}
