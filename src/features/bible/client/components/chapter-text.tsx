import './chapter-text.css';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { useChunk } from '#platform/client/use-chunk.ts';
import { cn } from '#ui/class-names.ts';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import type { VerseNote } from '../../annotations.contract.ts';
import { COLOR_NAMES, type HighlightColor } from '../../annotations.rules.ts';
import type { Chapter, ChapterBlock, ChapterSpan } from '../../bible.contract.ts';
import { TEXT_SIZES } from '../../reader-preferences.rules.ts';
import { colorNamesQuery } from '../annotations/annotation-queries.ts';
import { NoteMark, WordsMark } from '../annotations/margin-notes.tsx';
import type { VerseMarks } from '../annotations/verse-marks.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { versePath } from '../verse-path.ts';
import { isSpaced, lastSpans, OMITTED_TEXT, runsOf, type VerseRun } from '../verse-spans.ts';

const loadFootnotes = () => import('./footnote-dialog.tsx');

/**
 * A chapter set like a printed Bible: paragraphs with indents, hanging lines of poetry, raised verse numbers. What its reader has
 * left in it shows as a tint behind the words and a mark after them.
 */
export function ChapterText({
  chapter,
  selected,
  marks,
  onNote,
}: {
  chapter: Chapter;
  selected: readonly number[];
  marks: VerseMarks;
  onNote: (note: VerseNote) => void;
}) {
  const { textSize, isRed } = useReaderPreferences();
  const [footnotes, setFootnotes] = useState<{ verse: number; notes: readonly string[] } | null>(null);
  const dialog = useChunk(loadFootnotes, footnotes !== null, () => {
    setFootnotes(null);
    sayNotOpened();
  });
  // Asked for where there is something to name.
  const { data: colorNames = COLOR_NAMES } = useQuery({ ...colorNamesQuery, enabled: marks.colors.size > 0 });
  const ends = useMemo(() => lastSpans(chapter.blocks), [chapter]);
  const runs = (spans: readonly ChapterSpan[]) =>
    runsOf(spans).map((run, index) => {
      const isEnd = ends.has(run.spans.at(-1)!);
      const notes = isEnd ? marks.notes.get(run.verse) : undefined;
      const words = isEnd ? marks.words.get(run.verse) : undefined;
      const color = marks.colors.get(run.verse) ?? null;
      return (
        // A verse may begin twice in a block: its place is its only identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a chapter never changes
        <Fragment key={index}>
          {index > 0 && ' '}
          <Verse
            run={run}
            chapter={chapter}
            isSelected={selected.includes(run.verse)}
            color={color}
            highlight={color ? colorNames[color] : undefined}
            onFootnote={(notes) => setFootnotes({ verse: run.verse, notes })}
          />
          {notes && <NoteMark notes={notes} onOpen={onNote} />}
          {words && <WordsMark words={words} />}
        </Fragment>
      );
    });
  return (
    <div
      className={cn('chapter-text', TEXT_SIZES[textSize]?.className)}
      lang={chapter.text.language}
      dir={chapter.text.direction}
      data-red={isRed || undefined}
    >
      {chapter.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a chapter never changes
        <Block key={index} block={block} runs={runs} />
      ))}
      {chapter.blocks.length === 0 && <NoText chapter={chapter} />}
      {footnotes !== null && dialog && (
        <dialog.FootnoteDialog chapter={chapter} {...footnotes} onClose={() => setFootnotes(null)} />
      )}
    </div>
  );
}

/** A text may be a part of the Bible. */
function NoText({ chapter: { bookName, chapter, hasBook, text } }: { chapter: Chapter }) {
  return (
    <p className="text-center text-ink-soft" lang="en" dir="ltr">
      {hasBook
        ? `${text.edition} does not have chapter ${chapter}.`
        : `${text.edition} does not have ${bookName}.`}
    </p>
  );
}

/** Stands after the words that it belongs to, as small as in print; the whole of it is a dialog away. */
function FootnoteMark({
  verse,
  notes,
  onOpen,
}: {
  /** '3:16' */
  verse: string;
  notes: readonly string[];
  onOpen: (notes: readonly string[]) => void;
}) {
  return (
    <button
      type="button"
      className="footnote-mark"
      aria-haspopup="dialog"
      aria-label={notes.length === 1 ? `Footnote to verse ${verse}` : `Footnotes to verse ${verse}`}
      onClick={() => onOpen(notes)}
    >
      *
    </button>
  );
}

function Block({ block, runs }: { block: ChapterBlock; runs: (spans: readonly ChapterSpan[]) => ReactNode }) {
  switch (block.type) {
    case 'title':
      return <p className="psalm-title">{block.text}</p>;
    case 'paragraph':
      return <p className="prose-paragraph">{runs(block.spans)}</p>;
    case 'poetry':
      return (
        <div className="stanza">
          {block.lines.map((line, index) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: the text of a chapter never changes
              key={index}
              className={cn('poetry-line', line.isIndented && 'poetry-line-indented')}
            >
              {runs(line.spans)}
            </p>
          ))}
        </div>
      );
    case 'subscription':
      return <p className="subscription">{block.text}</p>;
    case 'break':
      return <div className="h-[0.9em]" />;
  }
}

/** The name that Hebrew readers do not speak is 'LORD' or 'GOD', in print with small capitals after the first letter. */
function NameOfGod({ text }: { text: string }) {
  const parts = text.split(/\b(LORD|GOD)\b/);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text of a chapter never changes
      <Fragment key={index}>
        {part[0]}
        <span className="small-capitals">{part.slice(1)}</span>
      </Fragment>
    ),
  );
}

function Verse({
  run,
  chapter,
  isSelected,
  color,
  highlight,
  onFootnote,
}: {
  run: VerseRun;
  chapter: Chapter;
  isSelected: boolean;
  color: HighlightColor | null;
  /** What its reader calls the colour. */
  highlight: string | undefined;
  onFootnote: (notes: readonly string[]) => void;
}) {
  const [first] = run.spans;
  return (
    <span
      data-verse={run.verse}
      data-color={color ?? undefined}
      className={cn('verse', color && 'verse-highlighted', isSelected && 'verse-selected')}
    >
      {first?.isStart && (
        <sup className="verse-number">
          <a
            href={versePath(`${chapter.bookId}.${chapter.chapter}.${run.verse}`)}
            aria-label={nameOfVerse(`${chapter.chapter}:${run.verse}`, first.own, highlight)}
            {...(isSelected && { 'aria-current': true })}
          >
            {first.own ?? run.verse}
          </a>
        </sup>
      )}
      <span className="verse-words">
        {run.spans.map((span, index) => {
          const text = span.isOmitted ? OMITTED_TEXT : span.text;
          const words = span.isAdded ? (
            <i>{text}</i>
          ) : span.isOmitted ? (
            <span className="verse-omitted">{text}</span>
          ) : (
            <NameOfGod text={text} />
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text of a chapter never changes
            <Fragment key={index}>
              {isSpaced(run.spans[index - 1], span) && ' '}
              {index > 0 && span.own !== undefined && <sup className="verse-number">{span.own}</sup>}
              {span.isJesus ? <span className="words-of-jesus">{words}</span> : words}
              {span.notes && (
                <FootnoteMark
                  verse={`${chapter.chapter}:${run.verse}`}
                  notes={span.notes}
                  onOpen={onFootnote}
                />
              )}
            </Fragment>
          );
        })}
      </span>
    </span>
  );
}

/** Of several chapters of a page, each has a verse 16; and a colour alone says nothing to whoever does not see it. */
function nameOfVerse(verse: string, own: string | undefined, highlight: string | undefined): string {
  const inText = own === undefined ? '' : `, ${own} in this text`;
  return `Verse ${verse}${inText}${highlight === undefined ? '' : `, highlighted: ${highlight}`}`;
}
