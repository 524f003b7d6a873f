import { BookOpenIcon } from '@phosphor-icons/react/dist/ssr/BookOpen';
import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { getPassage } from '#features/bible/bible.contract.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { Button } from '#ui/button.tsx';
import { CharactersLeft } from '#ui/characters-left.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTextArea } from '#ui/use-text-area.ts';
import { PRAYER_LIMITS } from '../../prayer.rules.ts';
import type { RequestDraft } from '../request-draft.ts';
import { type QuotedVerse, VerseQuote } from './verse-quote.tsx';

const loadVerseDialog = () => import('./verse-dialog.tsx');

/** The words of a request, with a verse beside them and a day if there is one. It has no frame: the sheet is the paper. */
export function RequestComposer({
  draft,
  change,
  placeholder,
  isKept,
  problem,
}: {
  draft: RequestDraft;
  change: (changes: Partial<RequestDraft>) => void;
  placeholder: string;
  isKept: boolean;
  /** What is wrong with the words, said below them. */
  problem: string | null;
}) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useTextArea(area, draft.text);
  const [isFinding, setFinding] = useState(false);
  const [hasDay, setHasDay] = useState(draft.forDay !== null);
  // It comes with the words of a request that could not go out.
  if (draft.forDay !== null && !hasDay) setHasDay(true);
  const verse = useWholeVerse(draft.verse);
  const verseDialog = useChunk(loadVerseDialog, isFinding, () => {
    setFinding(false);
    sayNotOpened();
  });
  return (
    <>
      <label htmlFor={id} className="sr-only">
        What shall we pray for?
      </label>
      <textarea
        ref={area}
        id={id}
        dir="auto"
        rows={4}
        value={draft.text}
        placeholder={placeholder}
        aria-describedby={`${id}-problem ${id}-left`}
        aria-invalid={problem !== null || draft.text.length > PRAYER_LIMITS.request || undefined}
        onChange={(event) => change({ text: event.target.value })}
        className="field-sizing-content -mx-2 mt-2 min-h-33 w-[calc(100%+16px)] resize-none rounded-control bg-transparent px-2 py-1 font-scripture text-[1.25rem]/[1.5] lg:text-[1.5rem]/[1.45]"
      />
      <p id={`${id}-problem`} role="alert" className="mt-1.5 text-clay empty:hidden">
        {problem}
      </p>
      <CharactersLeft id={`${id}-left`} text={draft.text} max={PRAYER_LIMITS.request} />
      {!isKept && (
        <p className="text-sm text-ink-soft">
          This browser keeps no draft: please ask before you leave this page.
        </p>
      )}
      {verse !== null && (
        <VerseQuote
          verse={verse}
          className="mt-2"
          action={
            <IconButton
              label="Remove the verse"
              icon={<XIcon size={18} aria-hidden />}
              onClick={() => change({ verse: null })}
            />
          }
        />
      )}
      {hasDay && (
        <div className="mt-2 flex items-end gap-2">
          <TextField
            label="Pray above all on"
            type="date"
            className="min-w-0 grow"
            value={draft.forDay ?? ''}
            onChange={(event) => change({ forDay: event.target.value === '' ? null : event.target.value })}
          />
          <IconButton
            label="Remove the day"
            icon={<XIcon size={18} aria-hidden />}
            onClick={() => {
              setHasDay(false);
              change({ forDay: null });
            }}
          />
        </div>
      )}
      <div className="-ms-4 mt-1 flex flex-wrap">
        {draft.verse === null && (
          <Button
            variant="ghost"
            icon={<BookOpenIcon size={20} aria-hidden />}
            onClick={() => setFinding(true)}
          >
            Add a verse
          </Button>
        )}
        {!hasDay && (
          <Button
            variant="ghost"
            icon={<CalendarBlankIcon size={20} aria-hidden />}
            onClick={() => setHasDay(true)}
          >
            For a certain day
          </Button>
        )}
      </div>
      {verseDialog !== null && isFinding && (
        <verseDialog.VerseDialog onChoose={(verse) => change({ verse })} onClose={() => setFinding(false)} />
      )}
    </>
  );
}

/** A verse that was handed over comes without its words: they are fetched. */
function useWholeVerse(verse: QuotedVerse | null): QuotedVerse | null {
  const { reference = '', translation = 'WEB' } = verse ?? {};
  const { data } = useQuery({
    ...endpointQuery(getPassage, { query: { reference, translation } }),
    enabled: verse !== null && verse.text === '',
  });
  return verse?.text === '' ? (data ?? verse) : verse;
}
