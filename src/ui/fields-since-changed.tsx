import { useEffect, useId, useRef } from 'react';
import { FoldedWords } from './folded-words.tsx';

/** Above a form that several people fill in: what another has changed since it was begun here, and saving would replace. */
export function FieldsSinceChanged({
  fields,
  isAnswer = false,
  className,
}: {
  /** Each by its label, as it stands now. */
  fields: readonly { label: string; words: string }[];
  /** They come in answer to 'Save': whoever pressed it is led to them, from the end of a long form. */
  isAnswer?: boolean;
  className?: string;
}) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const isShown = fields.length > 0;
  useEffect(() => {
    if (!isAnswer || !isShown) return;
    ref.current?.focus({ preventScroll: true });
    // Not at the top, where a phone has the toast that says why.
    ref.current?.scrollIntoView({ block: 'center' });
  }, [isAnswer, isShown]);
  if (!isShown) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className={`rounded-control bg-inset p-4 outline-none ${className ?? ''}`}
    >
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
