import { SparkleIcon } from '@phosphor-icons/react/dist/ssr/Sparkle';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { pickPrompt, REFLECTION_PROMPTS } from '../../journal-prompts.rules.ts';

/** An optional question to begin with; 'Get Prompt' picks one of eight at random. */
export function PromptPicker({
  prompt,
  onChange,
}: {
  prompt: string | null;
  onChange: (prompt: string | null) => void;
}) {
  const category = REFLECTION_PROMPTS.find(({ text }) => text === prompt)?.category;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">
          Reflection prompt <span className="font-normal text-ink-soft">(optional)</span>
        </p>
        <Button
          variant="secondary"
          icon={<SparkleIcon size={20} aria-hidden />}
          onClick={() => onChange(pickPrompt(Math.random(), prompt).text)}
        >
          Get Prompt
        </Button>
      </div>
      <div aria-live="polite">
        {prompt !== null && (
          <div className="flex items-start gap-2 rounded-control bg-dusk-wash py-2 pl-4 pr-1 text-ink">
            <div className="flex-1 py-2">
              {category !== undefined && <p className="text-sm font-semibold text-dusk">{category}</p>}
              <p className="font-scripture text-lg italic">{prompt}</p>
            </div>
            <IconButton
              label="Remove prompt"
              icon={<XIcon size={18} aria-hidden />}
              onClick={() => onChange(null)}
            />
          </div>
        )}
      </div>
    </div>
  );
}
