import { HandsPrayingIcon } from '@phosphor-icons/react/dist/ssr/HandsPraying';
import { Link } from 'wouter';
import { Button, buttonClasses } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { useLeaving } from '../use-leaving.ts';
import { usePray, usePutOff } from '../use-pray.ts';
import './prayer.css';
import { RequestWords } from './request-words.tsx';
import { VerseQuote } from './verse-quote.tsx';
import { WhoAsks } from './who-asks.tsx';

/** The request that waits first, in large type on the wallpaper. 'I prayed' brings the next, 'Later' puts it at the end. */
export function FirstWaiting({
  next,
  through,
  isLast,
}: {
  next: PrayerRequest;
  through: string | null;
  /** There is nothing that it could be put behind. */
  isLast: boolean;
}) {
  const { shown, isLeaving } = useLeaving(next);
  const pray = usePray();
  const later = usePutOff();
  const isBusy = pray.isPending || later.isPending || isLeaving;
  if (shown === null) return null;
  const params = { requestId: shown.id };
  return (
    <>
      {/* It stays while requests come and go: a region that comes with its words is often not read out. */}
      <div aria-live="polite">
        <div
          key={shown.id}
          className={cn(
            'mt-3 flex flex-col items-start gap-4 lg:mt-5 lg:gap-6',
            isLeaving ? 'leaves' : 'comes',
          )}
        >
          <div className="w-full">
            <RequestWords text={shown.text} size="sky" folds />
          </div>
          {shown.verse !== null && <VerseQuote verse={shown.verse} onSky className="max-w-prose" />}
          <WhoAsks request={shown} />
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-2.5 lg:mt-7">
        <Button
          size="lg"
          className="grow basis-[10rem] lg:min-w-45 lg:grow-0"
          pending={pray.isPending}
          icon={<HandsPrayingIcon size={22} aria-hidden />}
          onClick={() => !isBusy && pray.mutate({ params })}
        >
          I prayed
        </Button>
        {!(isLast && shown.isLater) && (
          <Button size="lg" variant="secondary" onClick={() => !isBusy && later.mutate({ params })}>
            Later
          </Button>
        )}
        {through !== null && (
          <Link href="/prayers/pray" className={buttonClasses('secondary', 'lg', 'max-lg:hidden')}>
            {through}
          </Link>
        )}
      </div>
    </>
  );
}
