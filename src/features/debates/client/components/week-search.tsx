import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { type FormEvent, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';

/** Searches weeks, or what they could ask, by their words; an empty search shows all of them again. */
export function WeekSearch({
  label,
  placeholder,
  search,
  onSearch,
}: {
  label: string;
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
}) {
  const [text, setText] = useState(search);
  const [searched, setSearched] = useState(search);
  if (searched !== search) {
    // The search was changed from elsewhere, as by Back.
    setSearched(search);
    setText(search);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(text.trim());
  }
  return (
    <search>
      <form onSubmit={submit} className="flex items-start gap-2">
        <TextField
          label={label}
          hideLabel
          type="search"
          enterKeyHint="search"
          placeholder={placeholder}
          maxLength={100}
          className="min-w-0 grow"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (target.value === '') onSearch('');
          }}
        />
        <IconButton
          label="Search"
          type="submit"
          variant="secondary"
          className="shrink-0"
          icon={<MagnifyingGlassIcon size={20} aria-hidden />}
        />
      </form>
    </search>
  );
}
