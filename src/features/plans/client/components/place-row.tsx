import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/ssr/Circle';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { type Place, placeName, placePath } from '../../places.rules.ts';
import { useMarkPlace } from '../use-change-plan.ts';

/** A place of a plan: the way to it, and a tick for who has read it on paper, or has not read it after all. */
export function PlaceRow({
  planId,
  at,
  place,
  isRead,
  isLarge = false,
}: {
  planId: string;
  at: number;
  place: Place;
  isRead: boolean;
  isLarge?: boolean;
}) {
  const { mutate, isPending } = useMarkPlace();
  const name = placeName(place);
  return (
    <span className="flex min-w-0 items-center gap-1">
      <label
        className={buttonClasses(
          'ghost',
          'icon',
          'relative shrink-0 cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus',
        )}
      >
        <input
          type="checkbox"
          checked={isRead}
          aria-label={`${name} is read`}
          aria-disabled={isPending || undefined}
          // Over its whole sign, so that it is pressed itself.
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={() =>
            !isPending && mutate({ params: { planId, at: String(at) }, body: { isRead: !isRead } })
          }
        />
        {isRead ? (
          <CheckCircleIcon size={26} weight="fill" aria-hidden className="text-leaf" />
        ) : (
          <CircleIcon size={26} aria-hidden className="text-ink-soft" />
        )}
      </label>
      <Link
        href={placePath(place)}
        className={cn(
          'flex min-h-11 min-w-0 items-center rounded-sm px-1 hover:underline',
          isLarge ? 'font-heading text-2xl' : '',
          isRead && 'text-ink-soft',
        )}
      >
        {name}
      </Link>
    </span>
  );
}
