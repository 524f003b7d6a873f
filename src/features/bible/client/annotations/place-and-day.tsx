import { TextField } from '#ui/text-field.tsx';
import { BookSelect } from '../components/book-select.tsx';

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
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <BookSelect
        all="All books"
        className="min-w-[8rem] flex-1"
        value={bookId}
        onChange={(book) => onChange({ book })}
      />
      <TextField
        label="Day"
        type="date"
        className="min-w-[min(10.5rem,100%)] flex-1"
        value={day}
        onChange={(event) => onChange({ day: event.target.value })}
      />
    </div>
  );
}
