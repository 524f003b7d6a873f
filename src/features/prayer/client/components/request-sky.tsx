import { Sky } from '#ui/sky.tsx';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { whoSeesNow } from '../audience-texts.ts';
import { askedWhen, forWhen } from '../prayer-dates.ts';
import { audienceIcons } from './audience-tiles.tsx';
import { FoldedHands } from './folded-hands.tsx';
import { RequestWords } from './request-words.tsx';
import { VerseQuote } from './verse-quote.tsx';
import { WhoAsks } from './who-asks.tsx';

/** My request on the wallpaper, with who sees it and when it was asked. */
export function OwnRequestSky({ request }: { request: PrayerRequest }) {
  const { isAnonymous, askedAt, forDay } = request;
  const { kind, words } = whoSeesNow(request);
  const Icon = audienceIcons[kind];
  const parts = [
    words,
    askedAt === null ? null : `asked ${askedWhen(askedAt)}`,
    forDay === null ? null : `for ${forWhen(forDay)}`,
  ];
  return (
    <Sky className="pt-1 lg:pt-16">
      <p className="flex items-center gap-2 text-sm">
        <Icon size={18} aria-hidden className="shrink-0" />
        {parts.filter(Boolean).join(' · ')}
      </p>
      {isAnonymous && (
        <p className="mt-1 flex items-center gap-2 text-sm">
          <FoldedHands className="size-5" />
          without your name
        </p>
      )}
      <RequestWords as="h1" text={request.text} size="own" className="mt-2.5 lg:mt-5" />
      {request.verse !== null && <VerseQuote verse={request.verse} onSky className="mt-4 max-w-prose" />}
    </Sky>
  );
}

/** Somebody else's request, with who asks. */
export function OthersRequestSky({ request }: { request: PrayerRequest }) {
  return (
    <Sky className="pt-1 lg:pt-16">
      <RequestWords as="h1" text={request.text} size="own" />
      {request.verse !== null && <VerseQuote verse={request.verse} onSky className="mt-4 max-w-prose" />}
      <div className="mt-4">
        <WhoAsks request={request} isLink={false} />
      </div>
    </Sky>
  );
}
