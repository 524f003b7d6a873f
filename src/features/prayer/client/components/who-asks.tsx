import { Link } from 'wouter';
import { OwnWords } from '#ui/own-words.tsx';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { howItCame } from '../audience-texts.ts';
import { askedWhen, dayOf } from '../prayer-dates.ts';
import { FaceOrHands } from './face-or-hands.tsx';

/** Who asks, how the request came to me, and when; it leads to the request's own screen. */
export function WhoAsks({ request, isLink = true }: { request: PrayerRequest; isLink?: boolean }) {
  const { author, askedAt, askedOn } = request;
  const when = askedAt === null ? dayOf(Date.parse(`${askedOn}T12:00`)) : askedWhen(askedAt);
  const line = [howItCame(request), when].filter(Boolean).join(' · ');
  const content = (
    <>
      <FaceOrHands person={author} />
      <span className="min-w-0">
        <OwnWords translate={author === null ? 'yes' : 'no'} className="block text-left font-semibold">
          {author?.name ?? nameless(request)}
        </OwnWords>
        <span className="block text-sm">{line}</span>
      </span>
    </>
  );
  const classes = 'flex min-h-11 w-fit max-w-full items-center gap-3 rounded-control';
  if (!isLink) return <div className={classes}>{content}</div>;
  return (
    <Link href={`/prayers/requests/${request.id}`} className={`${classes} pe-3 hover:bg-ink/8`}>
      {content}
    </Link>
  );
}

/** How somebody is called who asks without a name. */
export function nameless({ audience }: Pick<PrayerRequest, 'audience'>): string {
  if (audience?.kind === 'group') return 'Someone in your group';
  return audience?.kind === 'circle' ? 'Someone in your circle' : 'Someone here';
}
