import { useQuery } from '@tanstack/react-query';
import { Select } from '#ui/select.tsx';
import { OLD_TESTAMENT_BOOKS } from '../../books.rules.ts';
import { booksQuery } from '../bible-queries.ts';

/** One of the 66 books, by testament; '' is none yet. */
export function BookSelect({ value, onChange }: { value: string; onChange: (bookId: string) => void }) {
  const { data: books = [] } = useQuery(booksQuery);
  const options = books.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      label="Book"
      placeholder="Choose a book"
      value={value}
      options={[
        { label: 'Old Testament', options: options.slice(0, OLD_TESTAMENT_BOOKS) },
        { label: 'New Testament', options: options.slice(OLD_TESTAMENT_BOOKS) },
      ]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
