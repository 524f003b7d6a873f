import { useQuery } from '@tanstack/react-query';
import { Select } from '#ui/select.tsx';
import { OLD_TESTAMENT_BOOKS } from '../../books.rules.ts';
import { booksQuery } from '../bible-queries.ts';

/** One of the 66 books, by testament; '' is none yet, or all of them. @param all what '' is called where it is a choice */
export function BookSelect({
  value,
  all,
  className,
  onChange,
}: {
  value: string;
  all?: string;
  className?: string;
  onChange: (bookId: string) => void;
}) {
  const { data: books = [] } = useQuery(booksQuery);
  const options = books.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      label="Book"
      {...(all === undefined && { placeholder: 'Choose one' })}
      className={className}
      value={value}
      options={[
        ...(all === undefined ? [] : [{ value: '', label: all }]),
        { label: 'Old Testament', options: options.slice(0, OLD_TESTAMENT_BOOKS) },
        { label: 'New Testament', options: options.slice(OLD_TESTAMENT_BOOKS) },
      ]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
