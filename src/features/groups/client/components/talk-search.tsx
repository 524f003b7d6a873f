import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '#ui/icon-button.tsx';
import { showStart } from '#ui/show-start.ts';
import { TextField } from '#ui/text-field.tsx';
import { GROUP_LIMITS } from '../../groups.rules.ts';
import { talkSearchProblem } from '../../talk-search.rules.ts';

/** Looks for what was said in a group; an empty search shows its topics again. What is found begins where it is seen. */
export function TalkSearch({
  q,
  onSearch,
  results,
}: {
  q: string;
  onSearch: (q: string) => void;
  results: RefObject<HTMLElement | null>;
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
  const problem = talkSearchProblem(text);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (problem !== null) return;
    flushSync(() => onSearch(text.trim()));
    if (results.current && form.current) showStart(results.current, form.current);
  }
  return (
    <search>
      <form ref={form} onSubmit={submit} className="flex scroll-mt-4 items-start gap-2">
        <TextField
          label="Search what was said"
          hideLabel
          error={problem ?? undefined}
          type="search"
          enterKeyHint="search"
          placeholder="Search what was said"
          maxLength={GROUP_LIMITS.talkSearch}
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
