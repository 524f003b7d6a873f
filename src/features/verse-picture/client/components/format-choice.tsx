import { cn } from '#ui/class-names.ts';
import { FORMATS, type FormatId } from '../../formats.rules.ts';
import type { Ground } from '../grounds.ts';
import { Choice } from './choice.tsx';
import { GroundThumb } from './ground-thumb.tsx';

const SHAPES: Record<FormatId, string> = {
  square: 'h-10 w-10',
  portrait: 'h-12 w-[38px]',
  story: 'h-[53px] w-[30px]',
};

/** The shapes, each as its own small picture. */
export function FormatChoice({
  value,
  ground,
  onChange,
}: {
  value: FormatId;
  ground: Ground;
  onChange: (format: FormatId) => void;
}) {
  return (
    <fieldset>
      <legend className="sr-only">Shape</legend>
      <div className="grid grid-cols-[repeat(3,minmax(max-content,1fr))] gap-x-2">
        {FORMATS.map(({ id, label }) => (
          <Choice
            key={id}
            name="shape"
            checked={id === value}
            onChoose={() => onChange(id)}
            className="group min-h-20 flex-col justify-end gap-1.5 rounded-control py-1 text-sm font-semibold text-ink-soft has-checked:text-ink"
          >
            <GroundThumb
              ground={ground}
              className={cn(
                SHAPES[id],
                'rounded-[6px] ring-offset-2 ring-offset-surface group-has-checked:ring-2 group-has-checked:ring-dusk',
              )}
            />
            {label}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
