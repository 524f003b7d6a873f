import { OwnWords } from '#ui/own-words.tsx';

/** What words said before their author changed them: whoever reads the words can open that, too, so it is judged with them. */
export function EarlierWords({ earlier }: { earlier: readonly string[] }) {
  if (earlier.length === 0) return null;
  return (
    <section aria-label="What it said before" className="mt-3">
      <p className="text-sm font-semibold text-ink-soft">
        What it said before. Whoever may read it can open this.
      </p>
      <ul className="divide-y divide-line">
        {earlier.map((text, place) => (
          // Versions are only added: a place is always the same one's.
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
          <OwnWords as="li" key={place} className="py-2 font-scripture whitespace-pre-wrap">
            {text}
          </OwnWords>
        ))}
      </ul>
    </section>
  );
}
