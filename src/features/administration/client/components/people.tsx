import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFoundAnnounced } from '#platform/client/use-found-announced.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FOUND_AT_MOST, type PeopleFilter } from '../../administration.rules.ts';
import { peopleQuery } from '../administration-queries.ts';
import { PersonRow } from './person-row.tsx';

const FILTERS: { value: PeopleFilter; label: string }[] = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'with-role', label: 'With a role' },
  { value: 'banned', label: 'Banned' },
];

/** Everybody who is here, by search or by what they are. */
export function People() {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [who, setWho] = useState<PeopleFilter>('everyone');
  return (
    <Card>
      <search>
        <form
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 sm:gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            setQ(typed.trim());
          }}
        >
          <TextField
            label="Find somebody"
            placeholder="Name or address"
            type="search"
            enterKeyHint="search"
            value={typed}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value);
              if (target.value === '') setQ('');
            }}
          />
          <Button
            type="submit"
            className="min-h-12 max-sm:px-3.5"
            icon={<MagnifyingGlassIcon size={20} aria-hidden />}
          >
            <span className="max-sm:sr-only">Search</span>
          </Button>
        </form>
      </search>
      {q === '' && (
        <fieldset className="mt-4 flex flex-wrap gap-2">
          <legend className="sr-only">Show</legend>
          {FILTERS.map(({ value, label }) => (
            <Chip key={value} className="px-3" selected={who === value} onClick={() => setWho(value)}>
              {label}
            </Chip>
          ))}
        </fieldset>
      )}
      <div className="mt-5">
        <PeopleList key={`${who} ${q}`} q={q} who={who} />
      </div>
    </Card>
  );
}

function PeopleList({ q, who }: { q: string; who: PeopleFilter }) {
  const query = useInfiniteQuery(peopleQuery(q, who));
  useFoundAnnounced(q, query.data?.pages, query.hasNextPage, ['person', 'people']);
  if (query.isPending) return <Skeleton className="h-56" />;
  if (query.data === undefined) return <NotLoaded onRetry={() => void query.refetch()} />;
  const rows = query.data.pages.flatMap(({ items }) => items);
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title={q === '' ? 'Nobody.' : 'Nobody is called so.'}>
          {q !== '' && 'Try the beginning of the other name, or of the address.'}
        </EmptyState>
      ) : (
        <ul aria-label="People" className="divide-y divide-line">
          {rows.map((row) => (
            <PersonRow key={row.person.id} row={row} />
          ))}
        </ul>
      )}
      {q !== '' && rows.length >= FOUND_AT_MOST && (
        <p className="mt-4 text-ink-soft">These are the newest {FOUND_AT_MOST}. Type more of the name.</p>
      )}
      <MorePages query={query} className="mt-4">
        Show more people
      </MorePages>
    </>
  );
}
