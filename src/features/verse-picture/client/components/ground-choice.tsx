import type { Ground } from '../grounds.ts';
import { Choice } from './choice.tsx';
import { GroundThumb } from './ground-thumb.tsx';

/** The grounds, side by side; on a phone they go on beyond its edge. */
export function GroundChoice({
  grounds,
  value,
  onChange,
}: {
  grounds: readonly Ground[];
  value: string;
  onChange: (id: string) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Background</legend>
      <div
        data-scrolls-sideways
        className="-mx-5 flex scroll-px-5 gap-2.5 overflow-x-auto px-5 py-1.5 lg:mx-0 lg:max-h-[46dvh] lg:flex-wrap lg:px-1.5"
      >
        {grounds.map((ground) => (
          <Choice
            key={ground.id}
            name="background"
            checked={ground.id === value}
            onChoose={() => onChange(ground.id)}
            className="shrink-0 rounded-[10px] ring-offset-2 ring-offset-surface has-checked:ring-2 has-checked:ring-dusk"
          >
            <GroundThumb ground={ground} className="h-20 w-14 rounded-[10px] border border-line" />
            <span className="sr-only">{ground.name}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
