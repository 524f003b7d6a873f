import { Link } from 'wouter';
import { beginningOf } from '#contract/beginning-of.ts';
import { Button } from '#ui/button.tsx';
import { isolated } from '#ui/isolated.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { howItCame } from '../audience-texts.ts';
import { usePray } from '../use-pray.ts';
import { nameless } from './who-asks.tsx';

/** A request in a list, with 'Pray' beside it: pressed, it is counted at once. */
export function PrayRow({ request, namesGroup = true }: { request: PrayerRequest; namesGroup?: boolean }) {
  const pray = usePray();
  const { id, text, author, isMine, prayedToday } = request;
  const who = isMine ? 'You' : (author?.name ?? nameless(request));
  const line = [who, namesGroup ? howItCame(request) : null].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2.5 not-first:border-t not-first:border-line">
      <Link
        href={`/prayers/requests/${id}`}
        className="min-w-0 flex-1 basis-[9rem] rounded-control py-1 hover:bg-ink/4"
      >
        <OwnWords className="line-clamp-2 text-left text-[1.0625rem]/[1.35]">{text}</OwnWords>
        <OwnWords className="block text-left text-sm text-ink-soft">{line}</OwnWords>
      </Link>
      {!isMine &&
        (prayedToday ? (
          <span className="shrink-0 px-2 text-sm text-ink-soft">Prayed today</span>
        ) : (
          <Button
            variant="soft"
            className="shrink-0"
            pending={pray.isPending}
            onClick={() => pray.mutate({ params: { requestId: id } })}
          >
            Pray
            <span className="sr-only">: {isolated(beginningOf(text, 80))}</span>
          </Button>
        ))}
    </li>
  );
}
