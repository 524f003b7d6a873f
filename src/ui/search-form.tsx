import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from './icon-button.tsx';
import { showStart } from './show-start.ts';
import { TextField } from './text-field.tsx';

/** Searches by words once they are sent; an empty search shows all again. With `results`, what is found begins where it is seen. */
export function SearchForm({
  label,
  placeholder = label,
  maxLength,
  q,
  problemOf,
  onSearch,
  results,
}: {
  label: string;
  placeholder?: string;
  maxLength: number;
  q: string;
  /** What is wrong with words as they are typed: they are not sent. */
  problemOf?: (text: string) => string | null;
  onSearch: (q: string) => void;
  results?: RefObject<HTMLElement | null>;
}) {
  const [text, setText] = useState(q);
  const [searched, setSearched] = useState(q);
  const form = useRef<HTMLFormElement>(null);
  if (searched !== q) {
    // The search was changed from elsewhere, as by Back.
    setSearched(q);
    setText(q);
  }
  // An address that somebody was given may ask for too much, too.
  const problem = problemOf?.(text) ?? null;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (problem !== null) return;
    flushSync(() => onSearch(text.trim()));
    if (results?.current && form.current) showStart(results.current, form.current);
  }
  return (
    <search>
      <form ref={form} onSubmit={submit} className="flex scroll-mt-4 items-start gap-2">
        <TextField
          label={label}
          hideLabel
          error={problem ?? undefined}
          type="search"
          enterKeyHint="search"
          placeholder={placeholder}
          maxLength={maxLength}
          className="min-w-0 grow"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (target.value === '' && q !== '') onSearch('');
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
