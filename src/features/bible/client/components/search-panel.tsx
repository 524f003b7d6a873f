import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isBlank } from '#contract/visible-text.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { showStart } from '#ui/show-start.ts';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { SEARCH_LIMITS } from '../../bible.rules.ts';
import { takeSearchAsked } from '../search-asked.ts';
import { SearchCount, SearchResults } from './search-results.tsx';

const EXAMPLES = ['shepherd', '"do not be afraid"', 'Ps 23', '1 Cor 13:4-7'];

/**
 * Words, "a phrase", or a reference. The term is the address's, so that a search can be kept and gone back to. What is found
 * begins where it is seen.
 */
export function SearchPanel({
  q,
  within,
  onSearch,
  onWithin,
}: {
  q: string;
  within: string;
  onSearch: (q: string) => void;
  onWithin: (within: string) => void;
}) {
  const [term, setTerm] = useState(q);
  const [searched, setSearched] = useState(q);
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const isLed = useRef(false);
  if (searched !== q) {
    // Another address, such as the one before.
    setSearched(q);
    setTerm(q);
  }
  useEffect(() => {
    if (takeSearchAsked()) form.current?.querySelector('input')?.focus();
  }, []);
  function search(words: string) {
    flushSync(() => onSearch(words));
    if (results.current && form.current) showStart(results.current, form.current);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlank(term)) {
      toast({
        title: 'Search Required',
        description: 'Please enter a search term to find Bible verses.',
        variant: 'destructive',
      });
      return;
    }
    search(term.trim());
  }
  return (
    <div className="flex flex-col divide-y divide-line">
      <Card>
        <search>
          <form
            ref={form}
            onSubmit={submit}
            className="flex scroll-mt-20 flex-wrap items-end gap-2"
            noValidate
          >
            <TextField
              label="Search the Bible"
              type="search"
              enterKeyHint="search"
              placeholder="Words, or John 3:16"
              maxLength={SEARCH_LIMITS.text}
              className="min-w-0 flex-1 basis-[7rem]"
              value={term}
              onChange={(event) => setTerm(event.target.value)}
            />
            <Button type="submit" icon={<MagnifyingGlassIcon size={20} aria-hidden />}>
              Search
            </Button>
          </form>
        </search>
        {q !== '' && <SearchCount key={q} q={q} within={within} isLed={isLed} />}
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
                  search(example);
                }}
              >
                {example}
              </button>
            ))}
          </p>
        )}
      </Card>
      {q !== '' && (
        <div ref={results} className="max-lg:min-h-[80dvh]">
          <SearchResults key={q} q={q} within={within} isLed={isLed} onWithin={onWithin} />
        </div>
      )}
    </div>
  );
}
