import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useQuery } from '@tanstack/react-query';
import { cn } from '#ui/class-names.ts';
import { isolated } from '#ui/isolated.ts';
import { COLOR_NAMES, HIGHLIGHT_COLORS, type HighlightColor } from '../../annotations.rules.ts';
import { colorNamesQuery } from './annotation-queries.ts';
import { MARK_GROUNDS } from './mark-grounds.ts';

/** Five colours to highlight with; the one that is there takes it away. */
export function ColorRow({
  current,
  onChoose,
}: {
  /** The colour that all chosen verses have. */
  current: HighlightColor | null;
  onChoose: (color: HighlightColor | null) => void;
}) {
  const { data: names = COLOR_NAMES } = useQuery(colorNamesQuery);
  return (
    <fieldset className="flex flex-wrap justify-end">
      <legend className="sr-only">Highlight</legend>
      {HIGHLIGHT_COLORS.map((color) => (
        <button
          key={color}
          type="button"
          aria-label={`Highlight: ${isolated(names[color])}`}
          aria-pressed={current === color}
          title={names[color]}
          className="grid size-11 place-items-center rounded-control hover:bg-inset"
          onClick={() => onChoose(current === color ? null : color)}
        >
          <span
            className={cn(
              'grid size-7 place-items-center rounded-full border border-line-strong forced-color-adjust-none',
              MARK_GROUNDS[color],
            )}
          >
            {current === color && <CheckIcon size={16} aria-hidden />}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
