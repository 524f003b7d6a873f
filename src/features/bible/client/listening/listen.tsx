import { HeadphonesIcon } from '@phosphor-icons/react/dist/ssr/Headphones';
import { type RefObject, useMemo, useState } from 'react';
import { useChunk } from '#platform/client/use-chunk.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import type { Chapter } from '../../bible.contract.ts';
import { chapterName } from '../../books.rules.ts';
import { uppermostVerse } from '../keys/uppermost-verse.ts';
import { versesOf, verseText } from '../verse-spans.ts';
import { useHasVoice, wakeVoice } from './voices.ts';

const loadLine = () => import('./listening-line.tsx');

/** Reads a chapter aloud from the verse that is chosen or in sight; nothing where the browser has no voice for it. */
export function Listen({
  chapter,
  isFirst,
  chosen,
  text,
}: {
  chapter: Chapter;
  /** It is the first chapter of the page: none is shown above it. */
  isFirst: boolean;
  chosen: number | undefined;
  text: RefObject<HTMLElement | null>;
}) {
  const { language } = chapter.text;
  const hasVoice = useHasVoice(language);
  const [from, setFrom] = useState<number | null>(null);
  const stop = () => setFrom(null);
  const line = useChunk(loadLine, from !== null, () => {
    stop();
    sayNotOpened();
  });
  const verses = useMemo(
    () => versesOf(chapter.blocks).map((verse) => ({ verse, text: verseText(chapter.blocks, verse) })),
    [chapter],
  );
  if (!hasVoice || verses.length === 0) return null;
  function begin() {
    wakeVoice();
    setFrom(chosen ?? uppermostVerse(text.current) ?? 1);
  }
  return (
    // In the corner of the sheet; where letters are so large that the heading needs the corner, above it.
    <div className="@container relative flex justify-end print:hidden">
      <IconButton
        label={isFirst ? 'Listen' : `Listen to ${chapterName(chapter.bookId, chapter.chapter)}`}
        aria-pressed={from !== null}
        className="text-ink-soft aria-pressed:bg-dusk-wash aria-pressed:text-dusk @min-[15rem]:absolute @min-[15rem]:-top-4 @min-[15rem]:-right-3 sm:@min-[15rem]:-top-5 sm:@min-[15rem]:-right-7"
        icon={<HeadphonesIcon size={20} aria-hidden />}
        onClick={() => (from === null ? begin() : stop())}
      />
      {from !== null && line && (
        <line.ListeningLine verses={verses} language={language} from={from} text={text} onOver={stop} />
      )}
    </div>
  );
}
