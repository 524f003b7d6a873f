import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { Link } from 'wouter';
import { cn } from '#ui/class-names.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { ClaimCard } from '../../debates-fields.ts';
import { claimNotes, GONE_WORDS } from '../debate-words.ts';
import { claimPath } from '../debates-address.ts';

/** A claim in lists; the whole row leads to it. */
export function ClaimRow({ claim }: { claim: ClaimCard }) {
  const { id, text, gone, isNew } = claim;
  const notes = claimNotes(claim);
  return (
    <li className="relative flex gap-3 py-3.5 hover:bg-ink/4">
      <div className="min-w-0 grow">
        <Link
          href={claimPath(id)}
          className={cn('block after:absolute after:inset-0', text === '' && 'text-ink-soft italic')}
        >
          <OwnWords as="span" className="line-clamp-6 block">
            {text === '' && gone !== null ? GONE_WORDS[gone] : text}
          </OwnWords>
        </Link>
        {notes.length > 0 && <p className="mt-1 text-sm text-ink-soft">{notes.join(' · ')}</p>}
        {text !== '' && gone !== null && <p className="mt-1 text-sm text-sky">{GONE_WORDS[gone]}</p>}
      </div>
      {isNew && (
        <span className="mt-2 size-2 shrink-0 rounded-full bg-dusk forced-colors:bg-[Highlight]">
          <span className="sr-only">New</span>
        </span>
      )}
      <CaretRightIcon size={18} aria-hidden className="mt-1 shrink-0 text-ink-soft" />
    </li>
  );
}
