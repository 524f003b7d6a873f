import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { SEARCH_LIMITS } from '../../bible.rules.ts';
import { SearchResults } from './search-results.tsx';

const EXAMPLES = ['shepherd', '"do not be afraid"', 'Ps 23', '1 Cor 13:4-7'];

/** Words, "a phrase", or a reference. The term is the address's, so that a search can be kept and gone back to. */
export function SearchPanel({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [term, setTerm] = useState(q);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (term.trim() === '') {
      toast({
        title: 'Search Required',
        description: 'Please enter a search term to find Bible verses.',
        variant: 'destructive',
      });
      return;
    }
    onSearch(term.trim());
  }
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <search>
          <form onSubmit={submit} className="flex items-end gap-2" noValidate>
            <TextField
              label="Search the Bible"
              type="search"
              enterKeyHint="search"
              placeholder="Words, “a phrase”, or John 3:16"
              maxLength={SEARCH_LIMITS.text}
              className="min-w-0 flex-1"
              value={term}
              onChange={(event) => setTerm(event.target.value)}
            />
            <Button type="submit" icon={<MagnifyingGlassIcon size={20} aria-hidden />}>
              Search
            </Button>
          </form>
        </search>
        {q === '' && (
          <p className="mt-4 flex flex-wrap items-center gap-2 text-ink-soft">
            Try
            {EXAMPLES.map((example) => (
              <button
                key={example}
                type="button"
                className="min-h-11 rounded-full border border-line-strong/60 px-4 text-ink hover:bg-inset"
                onClick={() => {
                  setTerm(example);
                  onSearch(example);
                }}
              >
                {example}
              </button>
            ))}
          </p>
        )}
      </Card>
      {q !== '' && <SearchResults q={q} />}
    </div>
  );
}
