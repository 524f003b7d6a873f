import { cn } from '#ui/class-names.ts';
import { TYPEFACES, type TypefaceId } from '../../formats.rules.ts';
import { Choice } from './choice.tsx';

const FACES: Record<TypefaceId, string> = {
  quiet: 'font-scripture',
  warm: 'font-heading font-[560]',
  clear: 'font-semibold',
};

/** The typefaces by how they feel, each in its own letters. */
export function TypefaceChoice({
  value,
  onChange,
}: {
  value: TypefaceId;
  onChange: (typeface: TypefaceId) => void;
}) {
  return (
    <fieldset>
      <legend className="sr-only">Letters</legend>
      <div className="flex flex-wrap rounded-control border border-line bg-inset p-1">
        {TYPEFACES.map(({ id, label }) => (
          <Choice
            key={id}
            name="letters"
            checked={id === value}
            onChoose={() => onChange(id)}
            className={cn(
              'min-h-11 flex-1 justify-center rounded-[10px] border border-transparent px-2 text-[1.0625rem] text-ink-soft has-checked:border-dusk has-checked:bg-surface has-checked:text-ink has-checked:ring-1 has-checked:ring-dusk',
              FACES[id],
            )}
          >
            {label}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
