import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image';
import { NotePencilIcon } from '@phosphor-icons/react/dist/ssr/NotePencil';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { handOverWords } from '#platform/client/handed-words.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { roomForVerseBar } from '#ui/room-for-foot.ts';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { useAnnounced } from '#ui/use-announced.ts';
import { useClosedByBack } from '#ui/use-closed-by-back.ts';
import { useRootMark } from '#ui/use-root-mark.ts';
import type { HighlightColor } from '../../annotations.rules.ts';
import type { TextId } from '../../bible.rules.ts';
import { passageIdOf } from '../../passage-ids.rules.ts';
import { formatVerses } from '../../verse-numbers.rules.ts';
import { translationsQuery } from '../bible-queries.ts';
import { useBarByTab } from '../keys/use-bar-by-tab.ts';
import { useFavorites } from '../use-favorites.ts';
import { versesPath } from '../verse-path.ts';
import { copyVerses, quotation } from '../verse-sharing.ts';
import { BarButton } from './bar-button.tsx';
import { ColorRow } from './color-row.tsx';
import { MoreMenu } from './more-menu.tsx';
import './verse-bar.css';

const loadBeside = () => import('../beside/beside-dialog.tsx');
const loadWords = () => import('../words/words-dialog.tsx');

/** The verses of a chapter that somebody has chosen, as one passage. */
export interface ChosenVerses {
  bookId: string;
  chapter: number;
  /** In their order. */
  verses: readonly number[];
  /** 'John 3:16–18' */
  reference: string;
  text: string;
  /** The verses one by one, for who copies them with their numbers. */
  parts: readonly { verse: number; text: string }[];
  /** 'WEB', as it stands after the reference. */
  translation: string;
  /** The text that it is read in. */
  textId: TextId;
}

function verseIdsOf({ bookId, chapter, verses }: ChosenVerses): string[] {
  return verses.map((verse) => `${bookId}.${chapter}.${verse}`);
}

/**
 * What can be done with the chosen verses; Escape and Back close it. On a phone it is the page's last line, within reach of the
 * thumb, which stays in the window until one is there: the end of the page can be read above it. In a wide window it stands in the
 * margin at the first of them.
 */
export function VerseBar({
  chosen,
  color,
  inMargin,
  onHighlight,
  onNote,
  onClose,
}: {
  chosen: ChosenVerses;
  /** The colour that all of them have. */
  color: HighlightColor | null;
  /** Whether a wide window has a margin for it. */
  inMargin: boolean;
  onHighlight: (color: HighlightColor | null) => void;
  onNote: () => void;
  onClose: () => void;
}) {
  const [, navigate] = useLocation();
  const favorites = useFavorites({ ...chosen, translation: chosen.textId, verseIds: verseIdsOf(chosen) });
  const beside = useOpened(loadBeside);
  const words = useOpened(loadWords);
  const { data: texts } = useQuery(translationsQuery);
  const hasWords = texts?.find(({ id }) => id === chosen.textId)?.hasStrongs === true;
  const { verses, reference } = chosen;
  const goBackToVerse = useBarByTab({
    leaf: `${chosen.bookId}.${chosen.chapter}`,
    verse: verses.at(-1)!,
  });
  const close = () => {
    goBackToVerse();
    onClose();
  };
  useClosedByBack(true, close);
  const kind = verses.length === 1 ? 'Verse' : 'Verses';
  // With its chapter: others may be on the page, and come to it while verses are chosen.
  const place = `${chosen.chapter}:${formatVerses(verses)}`;
  useAnnounced(`${kind} ${place}`);
  const rootMark = useRootMark('data-verses-chosen');
  const closeByKey = useEffectEvent(close);
  useEffect(() => {
    // What a dialog or a menu has taken for itself closes that alone.
    const closeOnEscape = (event: KeyboardEvent) =>
      event.key === 'Escape' && !event.defaultPrevented && closeByKey();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <section
      ref={roomForVerseBar}
      aria-label={reference}
      data-verse-bar
      {...rootMark}
      data-beside={inMargin ? verses[0] : undefined}
      className={cn(
        'verse-bar sticky bottom-[calc(var(--dock)+12px)] z-20 mx-auto w-full max-w-md animate-rise rounded-card border border-line bg-surface p-1.5 shadow-soft',
        // Its menu is as high as the window in large letters, and lies over the bars at the top, too.
        'has-[[role=menu]]:z-40',
        inMargin && 'verse-bar-in-margin',
      )}
    >
      <div className="verse-bar-line">
        <div className="flex flex-wrap items-center justify-between border-b border-line pb-1">
          <p className="min-w-min flex-1 pl-2.5 font-semibold">
            {/* On a phone the colours have its room. */}
            <span className="max-sm:sr-only">{kind}</span> {place}
          </p>
          <div className="verse-bar-colors ml-auto flex">
            <ColorRow current={color} onChoose={onHighlight} />
            <IconButton label="Close" icon={<XIcon size={20} aria-hidden />} onClick={close} />
          </div>
        </div>
        <div className="verse-bar-deeds @container">
          <div className="grid grid-cols-2 pt-1 @min-[15rem]:grid-cols-3 @min-[20rem]:grid-cols-6">
            <BarButton
              word="Note"
              about={`on ${reference}`}
              aria-haspopup="dialog"
              icon={<PencilSimpleIcon size={20} aria-hidden />}
              onClick={onNote}
            />
            <BarButton
              word="Write"
              about={`about ${reference}`}
              icon={<NotePencilIcon size={20} aria-hidden />}
              onClick={() => {
                const verse = { reference, translation: chosen.translation };
                handOverWords('/journal', {
                  text: `${quotation(chosen)}\n\n`,
                  verse,
                  passage: passageIdOf(chosen),
                });
                navigate('/journal');
              }}
            />
            <BarButton
              word="Picture"
              about={`of ${reference}`}
              icon={<ImageIcon size={20} aria-hidden />}
              onClick={() => navigate(`${versesPath(`${chosen.bookId}.${chosen.chapter}`, verses)}/picture`)}
            />
            <BarButton
              word="Copy"
              about={reference}
              icon={<CopyIcon size={20} aria-hidden />}
              onClick={() => void copyVerses(chosen)}
            />
            <BarButton
              word="Favorite"
              about={reference}
              aria-pressed={favorites.areAll}
              disabled={favorites.isPending}
              icon={
                <HeartIcon
                  size={20}
                  weight={favorites.areAll ? 'fill' : 'regular'}
                  className={favorites.areAll ? 'text-clay' : ''}
                  aria-hidden
                />
              }
              onClick={favorites.toggle}
            />
            <MoreMenu
              chosen={chosen}
              onBeside={beside.open}
              onWords={hasWords && verses.length === 1 ? words.open : null}
            />
          </div>
        </div>
      </div>
      {beside.chunk && <beside.chunk.BesideDialog chosen={chosen} onClose={beside.close} />}
      {words.chunk && <words.chunk.WordsDialog chosen={chosen} onClose={words.close} />}
    </section>
  );
}

/** A dialog with a chunk of its own, which is there while it is open. */
function useOpened<T>(load: () => Promise<T>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const chunk = useChunk(load, isOpen, () => {
    close();
    sayNotOpened();
  });
  return { chunk: isOpen ? chunk : null, open: () => setIsOpen(true), close };
}
