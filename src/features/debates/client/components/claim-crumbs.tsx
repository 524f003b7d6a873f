import { ArrowElbowDownRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowElbowDownRight';
import { Link } from 'wouter';
import { OwnWords } from '#ui/own-words.tsx';
import type { Claim } from '../../debates.contract.ts';
import { claimPath, debatePath, positionPath } from '../debates-address.ts';

/** The way up: the question, the position, and each claim down to this one. */
export function ClaimCrumbs({ claim: { week, question, position, path } }: { claim: Claim }) {
  return (
    <nav aria-label="What it stands under">
      <ol className="text-[0.9375rem]/[1.4]">
        <li className="lg:text-[2.125rem]/[1.16]">
          <Link
            href={debatePath(week)}
            className="inline-block py-3 lg:pointer-fine:py-1 hover:underline lg:font-heading"
          >
            <OwnWords className="text-left text-balance">{question}</OwnWords>
          </Link>
        </li>
        {path.map(({ id, text, side }, depth) => (
          <li key={id ?? ''} className="flex min-w-0 gap-1.5">
            <ArrowElbowDownRightIcon size={16} aria-hidden className="mt-4 shrink-0 lg:pointer-fine:mt-2" />
            <Link
              href={id === null ? positionPath(week, position.key) : claimPath(id)}
              className={`min-w-0 py-3 lg:pointer-fine:py-1 hover:underline ${depth === path.length - 1 ? 'font-semibold' : ''}`}
            >
              {side !== null && <span className="sr-only">{side === 'for' ? 'For: ' : 'Against: '}</span>}
              <OwnWords className="line-clamp-2 text-left">
                {text === '' ? 'Words that are not shown' : text}
              </OwnWords>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
