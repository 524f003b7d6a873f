import { Fragment, useEffect, useRef } from 'react';
import { cn } from '#ui/class-names.ts';
import type { Chapter, ChapterBlock, ChapterSpan } from '../../bible.contract.ts';
import { TEXT_SIZES, useReaderPreferences } from '../reader-preferences.ts';

/** A chapter set like a printed Bible: paragraphs, lines of poetry, titles, raised verse numbers. */
export function ChapterText({ chapter, verse }: { chapter: Chapter; verse?: number }) {
  const { textSize } = useReaderPreferences();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (verse === undefined) return;
    const smooth = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    ref.current
      ?.querySelector('[data-pointed]')
      ?.scrollIntoView({ block: 'center', behavior: smooth ? 'smooth' : 'auto' });
  }, [verse]);
  return (
    <div
      ref={ref}
      lang="en"
      className={cn(
        'max-w-[66ch] font-scripture leading-[1.65] hyphens-auto',
        TEXT_SIZES[textSize]?.className,
      )}
    >
      {chapter.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chapter's blocks never change their order
        <Block key={index} block={block} pointed={verse} />
      ))}
    </div>
  );
}

function Block({ block, pointed }: { block: ChapterBlock; pointed: number | undefined }) {
  switch (block.type) {
    case 'title':
      return (
        <p className="mb-3 mt-6 text-[0.9em] tracking-wide text-ink-soft [font-variant-caps:small-caps] first:mt-0">
          {block.text}
        </p>
      );
    case 'break':
      return <hr className="mx-auto my-6 w-24 border-line-strong/50" />;
    case 'paragraph':
      return (
        <p className="mb-3">
          <Spans spans={block.spans} pointed={pointed} />
        </p>
      );
    case 'poetry':
      return (
        <div className="mb-4">
          {block.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order
            <p key={index} className={cn('-indent-6', line.isIndented ? 'pl-14' : 'pl-6')}>
              <Spans spans={line.spans} pointed={pointed} />
            </p>
          ))}
        </div>
      );
  }
}

/** Runs of text with a space between, except before what closes a sentence. */
function Spans({ spans, pointed }: { spans: readonly ChapterSpan[]; pointed: number | undefined }) {
  return spans.map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: spans never change their order
    <Fragment key={index}>
      {index > 0 && !/^[,.;:?!)’”]/.test(span.text) && ' '}
      <Span span={span} isPointed={span.verse === pointed} />
    </Fragment>
  ));
}

function Span({ span, isPointed }: { span: ChapterSpan; isPointed: boolean }) {
  return (
    <span
      {...(isPointed && { 'data-pointed': true })}
      className={cn(isPointed && 'rounded-[3px] bg-sky-wash decoration-clone [box-decoration-break:clone]')}
    >
      {span.isStart && (
        <sup className="mr-[0.2em] select-none font-sans text-[0.62em] font-semibold leading-none text-ink-soft">
          <span className="sr-only">verse </span>
          {span.verse}
        </sup>
      )}
      <SpanText span={span} />
    </span>
  );
}

function SpanText({ span }: { span: ChapterSpan }) {
  if (span.isOmitted) return <i className="text-ink-soft">This verse has no text in this edition.</i>;
  return span.isAdded ? <i>{span.text}</i> : span.text;
}
