import { Select } from '#ui/select.tsx';
import { CHAPTER_CHOICES } from '../../bible.rules.ts';
import { BOOKS } from '../../books.rules.ts';
import { BookSelect } from './book-select.tsx';

/**
 * Book and chapter. Until a book is chosen there are fifty chapters to choose (docs/product.md, Deliberate
 * departures).
 */
export function ChapterPicker({
  bookId,
  chapter,
  onChange,
}: {
  bookId: string;
  chapter: number;
  onChange: (bookId: string, chapter: number) => void;
}) {
  const chaptersOf = (id: string) => BOOKS.find((book) => book.id === id)?.chapters;
  const count = chaptersOf(bookId) ?? CHAPTER_CHOICES;
  const chapters = Array.from({ length: count }, (_, i) => ({
    value: String(i + 1),
    label: `Chapter ${i + 1}`,
  }));
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
      <BookSelect
        value={bookId}
        // A chapter that was chosen first is kept where the book has it.
        onChange={(chosen) => onChange(chosen, Math.min(chapter, chaptersOf(chosen) ?? 1))}
      />
      <Select
        label="Chapter"
        value={String(chapter)}
        options={chapters}
        onChange={(event) => onChange(bookId, Number(event.target.value))}
      />
    </div>
  );
}
