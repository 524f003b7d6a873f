import { figureFile, STYLES } from '@lampstand/art/avatar/figure-catalogue.ts';
import { cn } from '#ui/class-names.ts';
import { type AvatarLook, drawingOf } from '../avatar-look.ts';

/** The four styles, each with its face, label, description and colours. */
export function StyleChoices({
  look,
  outfitId,
  onChoose,
}: {
  look: AvatarLook;
  outfitId: string | null;
  onChoose: (style: AvatarLook['style']) => void;
}) {
  return (
    <fieldset className="card-surface p-4 sm:p-5">
      <legend className="float-left mb-3 w-full">
        <h2 className="text-xl">Style</h2>
      </legend>
      <div className="clear-both grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7rem,40%)),1fr))] gap-2.5">
        {STYLES.map(({ id, label, description, defaults }) => (
          <label
            key={id}
            className={cn(
              'relative flex cursor-pointer flex-col rounded-control border p-3 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              look.style === id
                ? 'border-dusk bg-dusk-wash ring-1 ring-dusk'
                : 'border-line-strong/60 hover:bg-inset',
            )}
          >
            <input
              type="radio"
              name="avatar-style"
              className="sr-only"
              aria-label={`${label}. ${description}`}
              checked={look.style === id}
              onChange={() => onChoose(id)}
            />
            <span className="flex flex-wrap items-center gap-2.5">
              <span
                aria-hidden="true"
                className="relative size-14 shrink-0 overflow-hidden rounded-full bg-[#e9dff0]"
              >
                <img
                  src={`/art/figures/${figureFile(id, drawingOf(outfitId))}`}
                  alt=""
                  className="absolute top-0.5 left-1/2 w-27 max-w-none -translate-x-1/2"
                />
              </span>
              <span aria-hidden="true" className="flex -space-x-1.5">
                {[defaults.skin, defaults.hair, defaults.accent].map((hex) => (
                  <span
                    key={hex}
                    className="size-5 rounded-full border-2 border-surface forced-color-adjust-none"
                    style={{ backgroundColor: hex }}
                  />
                ))}
              </span>
            </span>
            <span className="mt-2.5 font-semibold">{label}</span>
            <span className="text-sm leading-snug text-ink-soft">{description}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
