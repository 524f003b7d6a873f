import { Fragment, type MouseEvent, useId, useState } from 'react';
import { OwnWords } from '#ui/own-words.tsx';
import type { VerseMention } from '../../posts.contract.ts';
import { piecesOf } from '../post-pieces.ts';
import { MentionedVerse } from './mentioned-verse.tsx';

/** What somebody wrote; a place in the Bible that it names unfolds its verse below. */
export function PostText({ text, mentions }: { text: string; mentions: readonly VerseMention[] }) {
  const [open, setOpen] = useState<VerseMention | null>(null);
  const verseId = useId();
  return (
    <>
      <OwnWords as="p" className="paragraphs text-[1.0625rem]/[1.5]">
        {piecesOf(text, mentions).map(({ text: words, mention }, place) =>
          mention === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order.
            <Fragment key={place}>{words}</Fragment>
          ) : (
            <Mention
              key={mention.from}
              mention={mention}
              words={words}
              isOpen={open?.from === mention.from}
              verseId={verseId}
              onToggle={() => setOpen(open?.from === mention.from ? null : mention)}
            />
          ),
        )}
      </OwnWords>
      {open !== null && <MentionedVerse key={open.from} id={verseId} mention={open} />}
    </>
  );
}

/** It leads to the Bible, in a new tab too; a plain click unfolds it here. */
function Mention({
  mention,
  words,
  isOpen,
  verseId,
  onToggle,
}: {
  mention: VerseMention;
  words: string;
  isOpen: boolean;
  verseId: string;
  onToggle: () => void;
}) {
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onToggle();
  }
  return (
    <a
      href={mention.path}
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': verseId })}
      className="font-semibold text-dusk underline decoration-dusk/40 underline-offset-4 hover:decoration-dusk"
      onClick={onClick}
    >
      {words}
    </a>
  );
}
