import { useRef, useState } from 'react';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { SheetPage } from '#ui/sheet-page.tsx';
import { EntryList, type OpenEntry } from '../components/entry-list.tsx';
import { JournalSearch } from '../components/journal-search.tsx';
import { NewEntryCard } from '../components/new-entry-card.tsx';
import { OnThisDay } from '../components/on-this-day.tsx';
import { useOpenEdit } from '../use-open-edit.ts';

/** /journal: writing on the left, what was written on the right; one below the other on a phone. */
export function JournalPage() {
  const { user } = useCurrentUser();
  const [q, setQ] = useState('');
  const results = useRef<HTMLDivElement>(null);
  /** The entry that was just saved: it comes into view. */
  const [savedId, setSavedId] = useState<string | null>(null);
  const [open, setOpen] = useState<OpenEntry | null>(null);
  // Whoever has opened something meanwhile stays there.
  useOpenEdit(user?.id ?? null, (found) => setOpen((now) => now ?? { ...found, to: 'edit' }));
  if (user === null) return null;

  function search(words: string) {
    setSavedId(null);
    setQ(words);
  }
  function showSaved(entryId: string) {
    // A search would perhaps not find it.
    setQ('');
    setSavedId(entryId);
  }

  return (
    <SheetPage
      title="Journal"
      description="A quiet place to write before God. Only you can read it."
      // The place to write is what a phone shows first.
      isSlim
    >
      <div className="grid divide-y divide-line print:block lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:divide-x lg:divide-y-0">
        <div className="lg:pe-8">
          <NewEntryCard key={user.id} userId={user.id} onSaved={showSaved} />
        </div>
        <section aria-labelledby="your-entries" className="flex flex-col divide-y divide-line lg:ps-8">
          <div className="flex flex-col gap-3 py-5 sm:py-6">
            <h2 id="your-entries" className="text-xl">
              Your entries
            </h2>
            <JournalSearch q={q} onSearch={search} results={results} />
          </div>
          {q === '' && <OnThisDay />}
          <div ref={results} className={q === '' ? undefined : 'max-lg:min-h-[80dvh]'}>
            <EntryList key={q} userId={user.id} {...{ q, savedId, open, setOpen }} />
          </div>
        </section>
      </div>
    </SheetPage>
  );
}
