import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { JOURNAL_LIMITS, searchProblem } from '../../journal.rules.ts';

/** Searches within my entries; an empty search shows them all again. */
export function JournalSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(q);
  const [problem, setProblem] = useState<string | null>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    const found = searchProblem(text);
    setProblem(found);
    if (found === null) onSearch(text.trim());
  }
  return (
    <search>
      <form onSubmit={submit} className="flex items-start gap-2">
        <TextField
          label="Search my entries"
          hideLabel
          error={problem ?? undefined}
          placeholder="Search my entries"
          type="search"
          maxLength={JOURNAL_LIMITS.search}
          className="flex-1"
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
