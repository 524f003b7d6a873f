import { isBlank } from '#contract/visible-text.ts';
import { OwnWords } from '#ui/own-words.tsx';

/** What a group agrees on, with a tick by which a joiner accepts it; nothing where it agrees on nothing. */
export function GroupGuidelines({
  guidelines,
  isAccepted,
  isMissing,
  onAccept,
}: {
  guidelines: string;
  isAccepted: boolean;
  /** They wanted to come in without the tick. */
  isMissing: boolean;
  onAccept: (isAccepted: boolean) => void;
}) {
  if (isBlank(guidelines)) return null;
  return (
    <section aria-label="What the group agrees on" className="mt-6">
      <h2 className="text-lg">What the group agrees on</h2>
      <OwnWords as="p" className="paragraphs mt-1.5 text-left">
        {guidelines}
      </OwnWords>
      <label className="mt-2 flex min-h-12 cursor-pointer items-center gap-3 py-2 font-medium">
        <input
          type="checkbox"
          checked={isAccepted}
          aria-describedby={isMissing ? 'group-guidelines-missing' : undefined}
          onChange={({ target }) => onAccept(target.checked)}
          className="size-5 shrink-0 accent-primary"
        />
        I will keep to this
      </label>
      {isMissing && (
        <p id="group-guidelines-missing" role="alert" className="text-clay">
          Please tick that you will keep to it.
        </p>
      )}
    </section>
  );
}
