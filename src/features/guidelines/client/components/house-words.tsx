import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Block, Span } from '../../guidelines.rules.ts';

/** A text of the house, or some blocks of it. Its words are shown as text: whatever a church's file holds, nothing of it runs. */
export function HouseWords({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="flex flex-col gap-4 text-lg leading-relaxed [&>:is(h2):not(:first-child)]:mt-5">
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes while it is shown
        <BlockOf key={i} block={block} />
      ))}
    </div>
  );
}

function BlockOf({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    return (
      <h2 dir="auto" className="text-2xl">
        <Spans spans={block.spans} />
      </h2>
    );
  }
  if (block.kind === 'list') {
    const List = block.isNumbered ? 'ol' : 'ul';
    return (
      <List className={block.isNumbered ? 'list-decimal space-y-2.5 ps-6' : 'list-disc space-y-2.5 ps-6'}>
        {block.items.map((spans, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes while it is shown
          <li key={i} dir="auto" className="ps-1 marker:text-dusk">
            <Spans spans={spans} />
          </li>
        ))}
      </List>
    );
  }
  if (block.kind === 'quote') {
    return (
      <blockquote
        dir="auto"
        className="border-s-3 border-dusk/45 ps-4 font-scripture text-[1.1875rem] whitespace-pre-line text-ink-soft italic"
      >
        <Spans spans={block.spans} />
      </blockquote>
    );
  }
  return (
    <p dir="auto" className="whitespace-pre-line">
      <Spans spans={block.spans} />
    </p>
  );
}

const looks = { plain: '', strong: 'font-semibold', emphasis: 'italic' } as const;

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, i) => {
    const words = span.look === 'plain' ? span.text : <Looking span={span} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes while it is shown
      <Fragment key={i}>{span.href === null ? words : <Leading href={span.href}>{words}</Leading>}</Fragment>
    );
  });
}

function Looking({ span: { look, text } }: { span: Span }) {
  const As = look === 'strong' ? 'strong' : 'em';
  return <As className={looks[look]}>{text}</As>;
}

const linkClasses = 'font-semibold text-dusk underline underline-offset-4 wrap-anywhere hover:decoration-2';

function Leading({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) {
    return (
      <Link href={href} className={linkClasses}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} rel="noopener noreferrer" className={linkClasses}>
      {children}
    </a>
  );
}
