import { HandsPrayingIcon } from '@phosphor-icons/react/dist/ssr/HandsPraying';
import { cn } from '#ui/class-names.ts';

/** In the place of a portrait, for whoever asks without a name. */
export function FoldedHands({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('grid shrink-0 place-items-center rounded-full bg-dusk-wash text-dusk', className)}
    >
      <HandsPrayingIcon className="size-3/5" />
    </span>
  );
}
