import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { cn } from '#ui/class-names.ts';
import type { Debate } from '../../debates.contract.ts';

/** The three passages that are read before anything is said; each opens where it stands. */
export function PassagesFirst({ passages }: { passages: Debate['passages'] }) {
  return (
    <ul className="divide-y divide-line">
      {passages.map((passage) => (
        <Passage key={passage.reference} passage={passage} />
      ))}
    </ul>
  );
}

function Passage({ passage: { reference, why, path, text } }: { passage: Debate['passages'][number] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const words = (
    <span className="min-w-0 grow">
      <span className="block font-semibold">{reference}</span>
      <span className="block text-sm text-ink-soft">{why}</span>
    </span>
  );
  if (text === null) {
    return (
      <li>
        <Link href={path} className="flex min-h-14 items-center gap-3 rounded-control py-2.5 hover:bg-ink/4">
          {words}
        </Link>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center gap-3 rounded-control py-2.5 text-start hover:bg-ink/4"
      >
        {words}
        <CaretDownIcon
          size={18}
          aria-hidden
          className={cn('shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen} className="pb-2">
        <blockquote className="font-scripture text-[1.0625rem]/[1.6] whitespace-pre-line">{text}</blockquote>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="text-sm font-medium text-ink-soft">{reference}, WEB</span>
          <Link
            href={path}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-primary hover:underline"
          >
            Read in context
            <span className="sr-only">: {reference}</span>
          </Link>
        </div>
      </div>
    </li>
  );
}
