import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { styleByScript } from '#ui/style-by-script.ts';

/** Up to so many steps each have a mark; of more the bar is one line that fills. */
const MOST_STEPS = 14;

/** How far somebody is in praying through the list, and the way out of it. */
export function WalkBar({ at, total, onStop }: { at: number; total: number; onStop: () => void }) {
  const label = `${at} of ${total}`;
  return (
    <div className="-mx-4 flex min-h-16 items-center">
      <IconButton label="Stop here" icon={<XIcon size={22} aria-hidden />} onClick={onStop} />
      {total > 0 && (
        <>
          <div role="img" aria-label={label} className="flex min-w-0 grow gap-1.5 px-2">
            {total <= MOST_STEPS ? (
              [...Array(total).keys()].map((step) => (
                <span
                  key={step}
                  className={cn('h-0.75 min-w-0 grow rounded-full', step < at ? 'bg-ink' : 'bg-ink/24')}
                />
              ))
            ) : (
              <span className="h-0.75 grow overflow-hidden rounded-full bg-ink/24">
                <span
                  key={at}
                  className="block h-full bg-ink"
                  ref={styleByScript('width', `${Math.round((at / total) * 100)}%`)}
                />
              </span>
            )}
          </div>
          <span aria-hidden="true" className="min-w-14 pe-2 text-end text-sm font-semibold whitespace-nowrap">
            {label}
          </span>
        </>
      )}
    </div>
  );
}
