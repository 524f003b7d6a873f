import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/ssr/Circle';
import { beginningOf } from '#contract/beginning-of.ts';
import { cn } from '#ui/class-names.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { PrayerItem } from '../../prayer-list.contract.ts';
import { itemLine, itemWords } from '../item-words.ts';
import { useMarkItem } from '../use-mark-item.ts';

/** One matter of my list: a tap says that I prayed today, or takes that back; its words open it. */
export function ListRow({ item, onOpen }: { item: PrayerItem; onOpen: () => void }) {
  const { mutate, isPending, variables } = useMarkItem();
  // The tick answers the finger at once.
  const isPrayed = isPending ? Boolean(variables?.body.today) : item.prayedToday;
  const line = itemLine(item);
  const Icon = isPrayed ? CheckCircleIcon : CircleIcon;
  const words = itemWords(item);
  return (
    <li className="flex min-h-15 items-center gap-1.5 py-1.5 not-first:border-t not-first:border-line">
      <button
        type="button"
        aria-pressed={isPrayed}
        aria-label={`Prayed today: ${beginningOf(words, 80)}`}
        onClick={() => mutate({ params: { itemId: item.id }, body: { today: !isPrayed } })}
        className={cn(
          '-ms-2.5 grid size-11 shrink-0 place-items-center rounded-full hover:bg-ink/8',
          isPrayed ? 'text-leaf' : 'text-line-strong',
        )}
      >
        <Icon size={26} weight={isPrayed ? 'fill' : 'regular'} aria-hidden />
      </button>
      <button
        type="button"
        onClick={onOpen}
        className="min-h-11 min-w-0 grow rounded-control text-start hover:bg-ink/8"
      >
        <OwnWords className={cn('line-clamp-2 text-[1.0625rem]/[1.3]', isPrayed && 'text-ink-soft')}>
          {words}
        </OwnWords>
        {line !== null && <span className="block text-sm text-ink-soft">{line}</span>}
      </button>
    </li>
  );
}
