import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { HandHeartIcon } from '@phosphor-icons/react/dist/ssr/HandHeart';
import { LeafIcon } from '@phosphor-icons/react/dist/ssr/Leaf';
import { Link } from 'wouter';
import { PageFoot } from '#ui/page-foot.tsx';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { minutesFor } from '../walk.ts';
import { AskedOfOthers } from './asked-of-others.tsx';
import { FaceOrHands } from './face-or-hands.tsx';
import { MyList } from './my-list.tsx';

/** What lies on the sheet of the Prayer Center: the way through all, my list, what was answered, and asking. */
export function PrayerSheet({
  waiting,
  through,
  count,
}: {
  waiting: readonly PrayerRequest[];
  through: string | null;
  count: number;
}) {
  const minutes = minutesFor(count);
  return (
    <>
      {through !== null && (
        <Link
          href="/prayers/pray"
          className="mb-3.5 flex min-h-16 items-center gap-3 border-b border-line hover:bg-ink/4 lg:hidden"
        >
          <span className="flex shrink-0 max-[359px]:hidden">
            {waiting.slice(0, 3).map((request) => (
              <FaceOrHands
                key={request.id}
                person={request.author}
                size="sm"
                className="-ms-2.5 ring-2 ring-surface first:ms-0"
              />
            ))}
          </span>
          <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{through}</span>
            <span className="text-sm">{minutes === 1 ? 'a minute' : `${minutes} minutes`}</span>
          </span>
          <CaretRightIcon size={18} aria-hidden className="shrink-0" />
        </Link>
      )}
      <div className="grow">
        <MyList />
        <AskedOfOthers />
        <Link
          href="/prayers/answered"
          className="mt-4 flex min-h-16 items-center gap-3 border-t border-line font-semibold hover:bg-ink/4"
        >
          <LeafIcon size={22} aria-hidden className="text-leaf" />
          <span className="grow">Answered</span>
          <CaretRightIcon size={18} aria-hidden />
        </Link>
      </div>
      <PageFoot className="pt-5 lg:pb-8 [@media(height<41rem)_and_(width<22.5rem)]:static">
        <Link
          href="/prayers/ask"
          className="flex min-h-13 w-full items-center justify-center gap-2.5 rounded-[14px] bg-dusk-wash px-5 py-3 text-lg font-semibold text-dusk hover:brightness-97 forced-colors:border"
        >
          <HandHeartIcon size={22} aria-hidden />
          Ask for prayer
        </Link>
      </PageFoot>
    </>
  );
}
