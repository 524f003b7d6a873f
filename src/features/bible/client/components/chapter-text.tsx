import './chapter-text.css';
import { Fragment, type ReactNode, useMemo } from 'react';
import { cn } from '#ui/class-names.ts';
import type { VerseNote } from '../../annotations.contract.ts';
import type { HighlightColor } from '../../annotations.rules.ts';
import type { Chapter, ChapterBlock, ChapterSpan } from '../../bible.contract.ts';
import { TEXT_SIZES } from '../../reader-preferences.rules.ts';
import { NoteMark, WordsMark } from '../annotations/margin-notes.tsx';
import type { VerseMarks } from '../annotations/verse-marks.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { versePath } from '../verse-path.ts';
import { isSpaced, lastSpans, OMITTED_TEXT, runsOf, type VerseRun } from '../verse-spans.ts';

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
  const { textSize } = useReaderPreferences();
  const ends = useMemo(() => lastSpans(chapter.blocks), [chapter]);
  const runs = (spans: readonly ChapterSpan[]) =>
    runsOf(spans).map((run, index) => {
      const isEnd = ends.has(run.spans.at(-1)!);
      const notes = isEnd ? marks.notes.get(run.verse) : undefined;
      const words = isEnd ? marks.words.get(run.verse) : undefined;
      return (
        // A verse may begin twice in a block: its place is its only identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a chapter never changes
        <Fragment key={index}>
          {index > 0 && ' '}
          <Verse
            run={run}
            chapter={chapter}
            isSelected={selected.includes(run.verse)}
            color={marks.colors.get(run.verse) ?? null}
          />
          {notes && <NoteMark notes={notes} onOpen={onNote} />}
          {words && <WordsMark words={words} />}
        </Fragment>
      );
    });
  return (
    <div className={cn('chapter-text', TEXT_SIZES[textSize]?.className)} lang="en">
      {chapter.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a chapter never changes
        <Block key={index} block={block} runs={runs} />
      ))}
    </div>
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
}: {
  run: VerseRun;
  chapter: Chapter;
  isSelected: boolean;
  color: HighlightColor | null;
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
            aria-label={`Verse ${run.verse}${color ? ', highlighted' : ''}`}
            {...(isSelected && { 'aria-current': true })}
          >
            {run.verse}
          </a>
        </sup>
      )}
      <span className="verse-words">
        {run.spans.map((span, index) => {
          const text = span.isOmitted ? OMITTED_TEXT : span.text;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text of a chapter never changes
            <Fragment key={index}>
              {isSpaced(run.spans[index - 1], span) && ' '}
              {span.isAdded ? (
                <i>{text}</i>
              ) : span.isOmitted ? (
                <span className="verse-omitted">{text}</span>
              ) : (
                <NameOfGod text={text} />
              )}
            </Fragment>
          );
        })}
      </span>
    </span>
  );
}
