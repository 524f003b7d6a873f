import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { GROUP_LIMITS } from '../../groups.rules.ts';

/** A word to the leaders, if there is one, and the button that asks. */
export function AskToJoin({
  word,
  isPending,
  onWord,
  onAsk,
}: {
  word: string;
  isPending: boolean;
  onWord: (word: string) => void;
  onAsk: () => void;
}) {
  return (
    <>
      <TextArea
        label="A word to the leaders (optional)"
        rows={2}
        max={GROUP_LIMITS.word}
        placeholder="Who you are, or who told you of them."
        className="mt-6 [&>textarea]:min-h-22"
        value={word}
        onChange={({ target }) => onWord(target.value)}
      />
      <div className="mt-auto pt-6 lg:mt-0">
        <Button
          size="lg"
          className="w-full"
          pending={isPending}
          disabled={word.length > GROUP_LIMITS.word}
          onClick={onAsk}
        >
          Ask to come in
        </Button>
      </div>
    </>
  );
}
