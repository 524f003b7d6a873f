import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { useState } from 'react';
import { Link } from 'wouter';
import { Report } from '#features/moderation/client/for-other-features.ts';
import { PersonName } from '#features/people/client/for-other-features.ts';
import { cn } from '#ui/class-names.ts';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { isolated } from '#ui/isolated.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { roughly } from '../prayer-dates.ts';
import { FaceOrHands } from './face-or-hands.tsx';
import { OwnFace } from './own-face.tsx';
import { nameless } from './who-asks.tsx';

const noon = (day: string) => Date.parse(`${day}T12:00`);

/** One answered request: what was asked in italics, what came in large type, the dates, the name. The first of a day is large. */
export function Story({ request, isLead }: { request: PrayerRequest; isLead: boolean }) {
  const { text, testimony, author, isMine, isAnonymous, askedOn, id, can } = request;
  const [isReporting, setReporting] = useState(false);
  if (testimony === null) return null;
  const showsFace = !isAnonymous && !isMine;
  return (
    <article className="py-6.5 not-first:border-t not-first:border-line">
      <OwnWords as="p" className="paragraphs font-scripture text-[1.0625rem]/[1.5] text-ink-soft italic">
        {text}
      </OwnWords>
      {testimony.text !== '' && (
        <OwnWords
          as="p"
          className={cn(
            'paragraphs mt-2.5 font-scripture',
            isLead
              ? 'text-[1.5625rem]/[1.42] tracking-[-0.01em] lg:text-[1.9375rem]'
              : 'text-[1.25rem]/[1.55]',
          )}
        >
          {testimony.text}
        </OwnWords>
      )}
      <footer className="mt-4 flex items-center gap-3">
        {isMine && !isAnonymous ? <OwnFace /> : <FaceOrHands person={showsFace ? author : null} />}
        <div className="min-w-0 grow">
          <p className="font-semibold">
            {isMine ? (
              <Link
                href={`/prayers/requests/${id}`}
                className="relative rounded-sm underline-offset-4 before:absolute before:-inset-x-2.5 before:-inset-y-3 hover:underline"
              >
                {isAnonymous ? 'You, without your name' : 'You'}
              </Link>
            ) : showsFace && author !== null ? (
              <PersonName person={author} />
            ) : (
              nameless(request)
            )}
          </p>
          <p className="text-sm text-ink-soft">{askedAndAnswered(askedOn, testimony.answeredOn)}</p>
        </div>
        {can.report && (
          <DropdownMenu
            trigger={
              <IconButton
                label={`More about this answer: ${author === null ? nameless(request) : isolated(author.name)}`}
                icon={<DotsThreeIcon size={24} aria-hidden />}
              />
            }
          >
            <MenuItem onSelect={() => setReporting(true)}>Report</MenuItem>
          </DropdownMenu>
        )}
      </footer>
      <Report
        reported={{ kind: 'testimony', wordsId: id, about: author?.name ?? null }}
        open={isReporting}
        onOpenChange={setReporting}
      />
    </article>
  );
}

function askedAndAnswered(asked: string, answered: string): string {
  if (asked === answered) return `Asked and answered ${roughly(noon(asked))}`;
  return `Asked ${roughly(noon(asked))}, answered ${roughly(noon(answered))}`;
}
