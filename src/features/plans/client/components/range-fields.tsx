import { BOOKS, OLD_TESTAMENT_BOOKS } from '#features/bible/books.rules.ts';
import { Select } from '#ui/select.tsx';
import type { ChapterChoice } from '../own-plan.ts';

const OPTIONS = BOOKS.map(({ id, name }) => ({ value: id, label: name }));
const BY_TESTAMENT = [
  { label: 'Old Testament', options: OPTIONS.slice(0, OLD_TESTAMENT_BOOKS) },
  { label: 'New Testament', options: OPTIONS.slice(OLD_TESTAMENT_BOOKS) },
];

const indexOf = (bookId: string) => BOOKS.findIndex(({ id }) => id === bookId);
const chaptersOf = (bookId: string) => BOOKS[indexOf(bookId)]!.chapters;

/** From a chapter to another, also across books. */
export function RangeFields({
  from,
  to,
  onChange,
}: {
  from: ChapterChoice;
  to: ChapterChoice;
  onChange: (range: { from?: ChapterChoice; to?: ChapterChoice }) => void;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ChapterFields
        legend="From"
        value={from}
        onBook={(bookId) => {
          // Whoever chooses another book mostly wants to read that one, whole.
          onChange({ from: { bookId, chapter: 1 }, to: { bookId, chapter: chaptersOf(bookId) } });
        }}
        onChapter={(chapter) => onChange({ from: { ...from, chapter } })}
      />
      <ChapterFields
        legend="To"
        value={to}
        onBook={(bookId) => onChange({ to: { bookId, chapter: chaptersOf(bookId) } })}
        onChapter={(chapter) => onChange({ to: { ...to, chapter } })}
      />
    </div>
  );
}

function ChapterFields({
  legend,
  value,
  onBook,
  onChapter,
}: {
  legend: string;
  value: ChapterChoice;
  onBook: (bookId: string) => void;
  onChapter: (chapter: number) => void;
}) {
  const chapters = Array.from({ length: chaptersOf(value.bookId) }, (_, i) => ({
    value: String(i + 1),
    label: `Chapter ${i + 1}`,
  }));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
        <Select
          label="Book"
          hideLabel
          value={value.bookId}
          options={BY_TESTAMENT}
          onChange={(event) => onBook(event.target.value)}
        />
        <Select
          label="Chapter"
          hideLabel
          value={String(value.chapter)}
          options={chapters}
          onChange={(event) => onChapter(Number(event.target.value))}
        />
      </div>
    </fieldset>
  );
}
