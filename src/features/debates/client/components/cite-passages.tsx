import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { isComposing } from '#ui/is-composing.ts';
import { TextField } from '#ui/text-field.tsx';
import { DEBATE_LIMITS } from '../../debates.rules.ts';
import { citeQuery } from '../debate-queries.ts';
import { useDebateTranslation } from '../use-debate-translation.ts';
import { CitationPanel } from './citation-panel.tsx';

/** The passages that are cited: each is looked up as people write it, shown with the verses around it, and can be taken out. */
export function CitePassages({
  cites,
  onChange,
  problem,
  max,
}: {
  cites: readonly string[];
  onChange: (cites: string[]) => void;
  problem: string | undefined;
  max: number;
}) {
  const [isAdding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAdding(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <div>
      {cites.length > 0 && (
        <ul className="mt-2 grid gap-2" aria-label="What you cite">
          {cites.map((reference) => (
            <li key={reference}>
              <Cited
                reference={reference}
                onRemove={() => onChange(cites.filter((other) => other !== reference))}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className="mt-1 text-clay empty:hidden">
        {problem}
      </p>
      {isAdding ? (
        <AddPassage
          onFound={(reference) => {
            onChange([...new Set([...cites, reference])]);
            close();
          }}
          onClose={close}
        />
      ) : (
        cites.length < max && (
          <button
            ref={opener}
            type="button"
            onClick={() => setAdding(true)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-primary hover:underline underline-offset-4"
          >
            <PlusIcon size={18} aria-hidden />
            {cites.length === 0 ? 'Cite a passage' : 'Cite another passage'}
          </button>
        )
      )}
    </div>
  );
}

function AddPassage({ onFound, onClose }: { onFound: (reference: string) => void; onClose: () => void }) {
  const [reference, setReference] = useState('');
  const translation = useDebateTranslation();
  const queryClient = useQueryClient();
  const find = useMutationOnce({
    mutationFn: () => queryClient.fetchQuery(citeQuery(reference.trim(), translation)),
    onSuccess: (citation) => onFound(citation.reference),
  });
  const wrong = find.isError
    ? serverMessageOr(find.error, 'This did not arrive. Please try again.')
    : undefined;
  const look = () => !isBlank(reference) && find.mutate();
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      look();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  }
  return (
    <div className="mt-2 grid gap-2">
      <TextField
        label="Which passage?"
        placeholder="Mark 2:27"
        maxLength={DEBATE_LIMITS.reference}
        autoComplete="off"
        // It was opened to be typed in.
        ref={(field) => field?.focus({ preventScroll: true })}
        value={reference}
        error={wrong}
        hint={`As you would write it, at most ${DEBATE_LIMITS.citedVerses} verses.`}
        onChange={({ target }) => {
          setReference(target.value);
          if (find.isError) find.reset();
        }}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" pending={find.isPending} onClick={look}>
          Add it
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Not now
        </Button>
      </div>
    </div>
  );
}

function Cited({ reference, onRemove }: { reference: string; onRemove: () => void }) {
  const translation = useDebateTranslation();
  const { data } = useQuery(citeQuery(reference, translation));
  const remove = (
    <IconButton
      label={`Take ${reference} out`}
      icon={<XIcon size={18} aria-hidden />}
      className="-me-2.5"
      onClick={onRemove}
    />
  );
  if (data !== undefined) return <CitationPanel citation={data} action={remove} />;
  return (
    <p className="flex items-center justify-between gap-2 rounded-[14px] bg-inset px-4 py-1 font-medium">
      {reference}
      {remove}
    </p>
  );
}
