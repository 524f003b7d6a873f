import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearch } from 'wouter';
import { ownZone } from '#platform/client/date-text.ts';
import { buttonClasses } from '#ui/button.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { SearchForm } from '#ui/search-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spoken } from '#ui/spoken.tsx';
import type { DebateCard } from '../../debates-fields.ts';
import { archivePath, searchedIn } from '../archive-address.ts';
import { debatePath } from '../debates-address.ts';
import { closedDebatesQuery } from '../week-queries.ts';
import { archivedWords } from '../week-words.ts';

/** Former weeks, the latest first, with what moved in them. */
export function Archive() {
  const search = searchedIn(useSearch());
  const [, navigate] = useLocation();
  return (
    <section aria-labelledby="former-weeks">
      <h2 id="former-weeks" className="mb-3 text-[1.375rem]">
        Former weeks
      </h2>
      <SearchForm
        label="Search former weeks"
        placeholder="Rest, prayer, money"
        maxLength={100}
        q={search}
        onSearch={(next) => navigate(archivePath(next))}
      />
      <div className="mt-2">
        <Found key={search} search={search} />
      </div>
    </section>
  );
}

function Found({ search }: { search: string }) {
  const query = useInfiniteQuery(closedDebatesQuery(search));
  if (query.isPending) return <Skeleton className="my-4 h-72" />;
  if (query.data === undefined) {
    return <NotLoaded pending={query.isFetching} onRetry={() => query.refetch()} />;
  }
  const debates = query.data.pages.flatMap((page) => page.items);
  if (debates.length === 0) return <NoneFound />;
  return (
    <>
      <ul aria-label="Former weeks" className="divide-y divide-line">
        {debates.map((debate) => (
          <ArchivedRow key={debate.week} debate={debate} />
        ))}
      </ul>
      <MorePages query={query} className="py-4">
        Earlier weeks
      </MorePages>
    </>
  );
}

function ArchivedRow({ debate }: { debate: DebateCard }) {
  return (
    <li>
      <Link
        href={debatePath(debate.week)}
        className="-mx-3 flex min-h-18 items-center gap-3 rounded-control px-3 py-3.5 hover:bg-ink/4"
      >
        <span className="min-w-0 grow">
          <OwnWords className="block text-left font-heading text-lg/[1.3] text-balance">
            {debate.question}
          </OwnWords>
          <span className="mt-1 block text-sm text-ink-soft">
            {archivedWords(debate, ownZone(), Date.now())}
          </span>
        </span>
        <CaretRightIcon size={18} aria-hidden className="shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}

function NoneFound() {
  return (
    <Spoken as="div" className="py-6">
      <p className="font-heading text-xl text-balance">No former question has these words.</p>
      <p className="mt-1.5 max-w-md text-ink-soft text-pretty">One word may find more than three.</p>
      <Link href={archivePath('')} className={buttonClasses('secondary', 'md', 'mt-5')}>
        Show all weeks
      </Link>
    </Spoken>
  );
}
