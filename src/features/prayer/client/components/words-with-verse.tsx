import { BookOpenIcon } from '@phosphor-icons/react/dist/ssr/BookOpen';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useState } from 'react';
import { useChunk } from '#platform/client/use-chunk.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { TextArea } from '#ui/text-area.tsx';
import { type QuotedVerse, VerseQuote } from './verse-quote.tsx';

const loadVerseDialog = () => import('./verse-dialog.tsx');

/** A field for a few words, and a verse that may stand beside them. */
export function WordsWithVerse({
  label,
  placeholder,
  hideLabel = false,
  text,
  verse,
  max,
  autoFocus = false,
  readOnly = false,
  onText,
  onVerse,
}: {
  label: string;
  placeholder?: string;
  hideLabel?: boolean;
  text: string;
  /** Undefined where no verse can stand beside the words. */
  verse: QuotedVerse | null | undefined;
  max: number;
  autoFocus?: boolean;
  readOnly?: boolean;
  onText: (text: string) => void;
  onVerse?: (verse: QuotedVerse | null) => void;
}) {
  const [isFinding, setFinding] = useState(false);
  const dialog = useChunk(loadVerseDialog, isFinding, () => {
    setFinding(false);
    sayNotOpened();
  });
  return (
    <div className="grid gap-2">
      <TextArea
        label={label}
        hideLabel={hideLabel}
        placeholder={placeholder}
        rows={3}
        scripture
        autoFocus={autoFocus}
        readOnly={readOnly}
        value={text}
        max={max}
        onChange={(event) => onText(event.target.value)}
      />
      <div inert={readOnly} className="contents">
        {verse && onVerse && (
          <VerseQuote
            verse={verse}
            action={
              <IconButton
                label="Remove the verse"
                icon={<XIcon size={18} aria-hidden />}
                onClick={() => onVerse(null)}
              />
            }
          />
        )}
        {verse === null && onVerse && (
          <Button
            variant="ghost"
            className="-ms-4 w-fit"
            icon={<BookOpenIcon size={20} aria-hidden />}
            onClick={() => setFinding(true)}
          >
            Add a verse
          </Button>
        )}
      </div>
      {dialog !== null && isFinding && onVerse && (
        <dialog.VerseDialog onChoose={onVerse} onClose={() => setFinding(false)} />
      )}
    </div>
  );
}
