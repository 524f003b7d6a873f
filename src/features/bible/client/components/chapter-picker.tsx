import { useQuery } from '@tanstack/react-query';
import { Select } from '#ui/select.tsx';
import { CHAPTER_CHOICES } from '../../bible.rules.ts';
import { OLD_TESTAMENT_BOOKS } from '../../books.rules.ts';
import { booksQuery } from '../bible-queries.ts';

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
  const { data: books = [] } = useQuery(booksQuery);
  const options = books.map(({ id, name }) => ({ value: id, label: name }));
  const count = books.find(({ id }) => id === bookId)?.chapters ?? CHAPTER_CHOICES;
  const chapters = Array.from({ length: count }, (_, i) => ({
    value: String(i + 1),
    label: `Chapter ${i + 1}`,
  }));
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        label="Book"
        placeholder="Choose a book"
        value={bookId}
        options={[
          { label: 'Old Testament', options: options.slice(0, OLD_TESTAMENT_BOOKS) },
          { label: 'New Testament', options: options.slice(OLD_TESTAMENT_BOOKS) },
        ]}
        onChange={(event) => {
          const chosen = books.find(({ id }) => id === event.target.value);
          // A chapter that was chosen first is kept where the book has it.
          onChange(event.target.value, Math.min(chapter, chosen?.chapters ?? 1));
        }}
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
