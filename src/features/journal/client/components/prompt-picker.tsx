import { SparkleIcon } from '@phosphor-icons/react/dist/ssr/Sparkle';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { pickPrompt, REFLECTION_PROMPTS } from '../../journal-prompts.rules.ts';

/** An optional question to begin with; 'Get Prompt' picks one of eight at random. */
export function PromptButton({
  prompt,
  onChange,
}: {
  prompt: string | null;
  onChange: (prompt: string) => void;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 max-sm:shrink-0">
      <p className="font-semibold max-sm:sr-only">
        Reflection prompt <span className="font-normal text-ink-soft">(optional)</span>
      </p>
      <Button
        variant="secondary"
        className="max-sm:rounded-full"
        icon={<SparkleIcon size={20} aria-hidden />}
        onClick={() => onChange(pickPrompt(Math.random(), prompt).text)}
      >
        Get Prompt
      </Button>
    </div>
  );
}

/** The question that was picked, above the place for the answer. */
export function ChosenPrompt({ prompt, onRemove }: { prompt: string | null; onRemove: () => void }) {
  const category = REFLECTION_PROMPTS.find(({ text }) => text === prompt)?.category;
  return (
    <div aria-live="polite" className={prompt === null ? 'sr-only' : undefined}>
      {prompt !== null && (
        <div className="flex items-start gap-2 rounded-control bg-dusk-wash py-2 pl-4 pr-1 text-ink">
          <div className="flex-1 py-2">
            {category !== undefined && <p className="text-sm font-semibold text-dusk">{category}</p>}
            <p className="font-scripture text-lg italic max-sm:text-base max-sm:leading-snug">{prompt}</p>
          </div>
          <IconButton label="Remove prompt" icon={<XIcon size={18} aria-hidden />} onClick={onRemove} />
        </div>
      )}
    </div>
  );
}
