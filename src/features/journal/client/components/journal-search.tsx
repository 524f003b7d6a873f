import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button.tsx';
import { showStart } from '#ui/show-start.ts';
import { TextField } from '#ui/text-field.tsx';
import { JOURNAL_LIMITS, searchProblem } from '../../journal.rules.ts';

/** Searches within my entries; an empty search shows them all again. What is found begins where it is seen. */
export function JournalSearch({
  q,
  onSearch,
  results,
}: {
  q: string;
  onSearch: (q: string) => void;
  results: RefObject<HTMLElement | null>;
}) {
  const [text, setText] = useState(q);
  const [problem, setProblem] = useState<string | null>(null);
  const [searched, setSearched] = useState(q);
  const form = useRef<HTMLFormElement>(null);
  if (searched !== q) {
    // The search was ended from elsewhere.
    setSearched(q);
    setText(q);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const found = searchProblem(text);
    setProblem(found);
    if (found !== null) return;
    flushSync(() => onSearch(text.trim()));
    if (results.current && form.current) showStart(results.current, form.current);
  }
  return (
    <search>
      <form ref={form} onSubmit={submit} className="flex scroll-mt-20 flex-wrap items-start gap-2">
        <TextField
          label="Search my entries"
          hideLabel
          error={problem ?? undefined}
          placeholder="Search my entries"
          type="search"
          enterKeyHint="search"
          maxLength={JOURNAL_LIMITS.search}
          className="flex-1 basis-[9rem]"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
            if (event.target.value === '') onSearch('');
          }}
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
    </search>
  );
}
