import { Chip } from '#ui/chip.tsx';
import { Emoji } from '#ui/emoji.tsx';
import type { MoodId } from '../../journal.rules.ts';
import { MOODS } from '../../journal-prompts.rules.ts';

/** The mood: one tap chooses it, a second tap removes it. */
export function MoodChips({
  mood,
  onChange,
}: {
  mood: MoodId | null;
  onChange: (mood: MoodId | null) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold max-sm:in-data-scrolls-sideways:sr-only">
        How are you feeling? <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <div className="flex flex-wrap gap-2 max-sm:in-data-scrolls-sideways:flex-nowrap">
        {MOODS.map(({ id, emoji, label }) => (
          <Chip
            key={id}
            selected={mood === id}
            className="shrink-0"
            icon={<Emoji>{emoji}</Emoji>}
            onClick={() => onChange(mood === id ? null : id)}
          >
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
