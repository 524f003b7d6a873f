import { useId } from 'react';
import { FoldedWords } from './folded-words.tsx';

/** Above a form that several people fill in: what another has changed since it was begun here, and saving would replace. */
export function FieldsSinceChanged({
  fields,
  className,
}: {
  /** Each by its label, as it stands now. */
  fields: readonly { label: string; words: string }[];
  className?: string;
}) {
  const id = useId();
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby={id} className={`rounded-control bg-inset p-4 ${className ?? ''}`}>
      <p id={id} role="status" className="font-semibold">
        This was changed since you began, by another or on another device. Saving puts yours in place of it:
      </p>
      <dl className="mt-2 grid gap-2">
        {fields.map(({ label, words }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">
              {words.trim() === '' ? <i>Nothing</i> : <FoldedWords text={words} className="paragraphs" />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
