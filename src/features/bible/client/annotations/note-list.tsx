import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFoundAnnounced } from '#platform/client/use-found-announced.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FoldedWords } from '#ui/folded-words.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { RestingItem } from '#ui/resting-item.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ShownNote } from '../../annotations.contract.ts';
import { ANNOTATION_LIMITS } from '../../annotations.rules.ts';
import { LinkedPlaces } from '../components/linked-places.tsx';
import { type AnnotationFilter, notePages } from './annotation-queries.ts';
import { KeptVerses } from './kept-verses.tsx';
import { NoteDialog } from './note-dialog.tsx';

/** All notes, the newest first, each with the verses that it stands beside. */
export function NoteList({
  filter,
  q,
  onSearch,
}: {
  filter: AnnotationFilter;
  q: string;
  onSearch: (q: string) => void;
}) {
  const query = useInfiniteQuery(notePages(filter, q));
  const [open, setOpen] = useState<ShownNote | null>(null);
  const notes = query.data?.pages.flatMap((page) => page.items) ?? [];
  useFoundAnnounced(q, query.data?.pages, query.hasNextPage, ['note', 'notes']);
  const isNarrowed = q !== '' || filter.bookId !== '' || filter.day !== '';
  return (
    <div className="flex flex-col divide-y divide-line">
      <NoteSearch q={q} onSearch={onSearch} />
      {query.isError && query.data === undefined ? (
        <NotLoaded onRetry={query.refetch} />
      ) : query.data === undefined ? (
        <Skeleton className="my-6 h-40" />
      ) : notes.length === 0 ? (
        <Card>
          {isNarrowed ? (
            <EmptyState picture="/art/spots/search-empty.svg" title="No note like this">
              Try other words, or all books and days.
            </EmptyState>
          ) : (
            <EmptyState picture="/art/spots/notes-empty.svg" title="No notes yet">
              Choose a verse while you read, then ‘Note’: what you write waits for you here.
            </EmptyState>
          )}
        </Card>
      ) : (
        <ul className="divide-y divide-line">
          {notes.map((note) => (
            <RestingItem key={note.id} id={note.id}>
              <div className="py-3">
                <KeptVerses
                  {...note}
                  translation={filter.translation}
                  quoteClasses="text-ink-soft line-clamp-3"
                >
                  <div className="mt-2 border-l-2 border-line-strong pl-4">
                    <FoldedWords
                      text={note.text}
                      show={(part) => <LinkedPlaces text={part} />}
                      className="paragraphs"
                    />
                  </div>
                  <div className="mt-1 flex justify-end">
                    <Button
                      variant="ghost"
                      aria-label={`Change the note on ${note.reference}`}
                      aria-haspopup="dialog"
                      onClick={() => setOpen(note)}
                    >
                      Change
                    </Button>
                  </div>
                </KeptVerses>
              </div>
            </RestingItem>
          ))}
        </ul>
      )}
      <MorePages query={query} className="py-4">
        More notes
      </MorePages>
      {open && (
        <NoteDialog
          open={{ ...open, note: open, translation: filter.translation }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

function NoteSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(q);
  const [searched, setSearched] = useState(q);
  if (searched !== q) {
    // Another address, such as the one before.
    setSearched(q);
    setText(q);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(text.trim());
  }
  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap items-start gap-2 py-4" noValidate>
        <TextField
          label="Search my notes"
          hideLabel
          placeholder="Search my notes"
          type="search"
          enterKeyHint="search"
          maxLength={ANNOTATION_LIMITS.search}
          className="min-w-0 flex-1 basis-[9rem]"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            if (event.target.value === '' && q !== '') onSearch('');
          }}
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
    </search>
  );
}
