import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foldForSearch } from '#contract/fold-for-search.ts';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spoken } from '#ui/spoken.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Gathering } from '../../gatherings-fields.ts';
import { othersOfGroupQuery } from '../gathering-queries.ts';
import { CameRow } from './came-row.tsx';

/** More are found by their names. */
const LISTED_AT_ONCE = 12;

/** Whoever just turned up: everybody of the group who has not said that they come, folded. `isAlone`: nobody has said so. */
export function OthersWhoCame({ gathering, isAlone }: { gathering: Gathering; isAlone: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control font-semibold text-dusk">
        {isAlone ? 'People of the group' : 'Others of the group'}
      </summary>
      {isOpen && <Others gathering={gathering} />}
    </details>
  );
}

function Others({ gathering }: { gathering: Gathering }) {
  const { gatheringId, start } = gathering;
  const [text, setText] = useState('');
  const { data, isError, isFetching, refetch } = useQuery(othersOfGroupQuery(gatheringId, start));
  if (data === undefined) {
    if (isError) return <NotLoaded pending={isFetching} onRetry={() => refetch()} />;
    return <Skeleton className="mt-2 h-32" />;
  }
  const { people } = data;
  if (people.length === 0) return <p className="text-ink-soft">Everybody has said that they come.</p>;
  const isLong = people.length > LISTED_AT_ONCE;
  const wanted = foldForSearch(text);
  const found = people.filter(
    ({ person, came }) => !isLong || (wanted === '' ? came : foldForSearch(person.name).includes(wanted)),
  );
  return (
    <>
      {isLong && (
        <TextField
          label="Find somebody"
          type="search"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <ul aria-label="Others of the group" className="mt-1">
        {found.map(({ person, came }) => (
          <CameRow key={person.id} gathering={gathering} person={person} came={came} />
        ))}
      </ul>
      {isLong && wanted !== '' && found.length === 0 && (
        <Spoken className="py-2 text-ink-soft">Nobody of that name.</Spoken>
      )}
    </>
  );
}
