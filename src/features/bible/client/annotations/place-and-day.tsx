import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { OLD_TESTAMENT_BOOKS } from '../../books.rules.ts';
import { booksQuery } from '../bible-queries.ts';

/** Narrows a list to a book and to a day; '' is all. */
export function PlaceAndDay({
  bookId,
  day,
  onChange,
}: {
  bookId: string;
  /** '2026-11-23' */
  day: string;
  onChange: (changes: { book: string } | { day: string }) => void;
}) {
  const { data: books = [] } = useQuery(booksQuery);
  const options = books.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Card className="mt-4 flex flex-wrap gap-3">
      <Select
        label="Book"
        className="min-w-40 flex-1"
        value={bookId}
        options={[
          { value: '', label: 'All books' },
          { label: 'Old Testament', options: options.slice(0, OLD_TESTAMENT_BOOKS) },
          { label: 'New Testament', options: options.slice(OLD_TESTAMENT_BOOKS) },
        ]}
        onChange={(event) => onChange({ book: event.target.value })}
      />
      <TextField
        label="Day"
        type="date"
        className="min-w-40 flex-1"
        value={day}
        onChange={(event) => onChange({ day: event.target.value })}
      />
    </Card>
  );
}
