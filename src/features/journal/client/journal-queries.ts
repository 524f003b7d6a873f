import { FIRST_PAGE } from '#contract/first-page.ts';
import { keepProgress } from '#features/people/client/for-other-features.ts';
import { endpointPages, endpointQuery } from '#platform/client/endpoint-queries.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import {
  type createEntry,
  type deleteEntry,
  getEntry,
  getToday,
  type JournalEntry,
  listEntries,
  listOfChapter,
  listOnThisDay,
  type updateEntry,
} from '../journal.contract.ts';
import { matchesSearch } from '../journal.rules.ts';

/** My entries, newest first, a page at a time; `q` searches within them. */
export function entriesQuery(q: string) {
  return endpointPages(listEntries, { query: { ...(q !== '' && { q }), ...FIRST_PAGE } });
}

/** The entry that was written last, in a list of one. */
export const latestEntryQuery = endpointPages(listEntries, { query: { limit: 1 } });

export function entryQuery(entryId: string) {
  return endpointQuery(getEntry, { params: { entryId } });
}

export const onThisDayQuery = endpointQuery(listOnThisDay);

/** A new entry comes first in every list that it belongs to, and pays. Once, however often it was sent. */
export const entryCreated: Changes<typeof createEntry> = (cache, answer) => {
  const { progress, nextEntryXP, paidEntriesLeft, ...entry } = answer;
  cache.setPages(listEntries, (entries, { query }) => {
    const others = entries.filter(({ id }) => id !== entry.id);
    return matchesSearch(entry, query['q'] ?? '') ? [entry, ...others] : others;
  });
  cache.set(listOfChapter, () => undefined);
  cache.set(getToday, (known) => ({ ...known, nextEntryXP, paidEntriesLeft }));
  keepProgress(cache, progress);
};

/** An edited entry stays where it was; a search that finds it no longer loses it. */
export const entryUpdated: Changes<typeof updateEntry> = (cache, entry) => {
  const withEntry = (entries: JournalEntry[]) =>
    entries.map((known) => (known.id === entry.id ? entry : known));
  cache.setPages(listEntries, (entries, { query }) => {
    const isListed = entries.some(({ id }) => id === entry.id);
    const q = query['q'] ?? '';
    if (isListed) return withEntry(entries).filter(({ id }) => id !== entry.id || matchesSearch(entry, q));
    // Where in this search it belongs, the list that it now enters cannot say.
    return q !== '' && matchesSearch(entry, q) ? undefined : entries;
  });
  cache.set(listOnThisDay, withEntry);
  cache.set(getEntry, (known) => (known.id === entry.id ? entry : known));
  cache.set(listOfChapter, () => undefined);
};

/** A deleted entry is gone from every list. What it earned stays, and so does what the next one earns. */
export const entryDeleted: Changes<typeof deleteEntry> = (cache, _, { params }) => {
  const without = (entries: JournalEntry[]) => entries.filter(({ id }) => id !== params.entryId);
  cache.setPages(listEntries, (entries, { query }) => {
    const left = without(entries);
    // Which entry is the last one now, a list of one cannot say.
    return query['limit'] === '1' && left.length < entries.length ? undefined : left;
  });
  cache.set(listOnThisDay, without);
  cache.set(listOfChapter, (lines) => lines.filter(({ id }) => id !== params.entryId));
};
