import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { getPassage } from '#features/bible/bible.contract.ts';
import { causeOfFailure } from '#platform/client/api-error.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type QuotedVerse, VerseQuote } from './verse-quote.tsx';

/** Finds the verse that is to stand beside somebody's words: they name the place, and see what it says. */
export function VerseDialog({
  onChoose,
  onClose,
}: {
  onChoose: (verse: QuotedVerse) => void;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const [reference, setReference] = useState('');
  const { mutate, data, error, isPending, reset } = useMutationOnce({
    mutationFn: (wanted: string) =>
      queryClient.fetchQuery(endpointQuery(getPassage, { query: { reference: wanted } })),
  });

  function find(event: FormEvent) {
    event.preventDefault();
    // The form that this dialog was opened from is not sent by it.
    event.stopPropagation();
    if (!isBlank(reference)) mutate(reference.trim());
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="A verse beside it"
      description="Name the place; it is quoted exactly."
      footer={
        data !== undefined && (
          <Button
            onClick={() => {
              onChoose(data);
              onClose();
            }}
          >
            Put it beside my words
          </Button>
        )
      }
    >
      <form onSubmit={find} noValidate className="flex flex-wrap items-start gap-3">
        <TextField
          label="Which verse?"
          placeholder="Psalm 55:22"
          maxLength={60}
          autoFocus
          className="min-w-0 flex-1 basis-40"
          value={reference}
          error={error === null ? undefined : causeOfFailure(error, 'There is no such verse.')}
          onChange={(event) => {
            setReference(event.target.value);
            reset();
          }}
        />
        <Button type="submit" variant="secondary" pending={isPending} className="mt-[1.65rem]">
          Find it
        </Button>
      </form>
      <div role="status" className="mt-4 empty:mt-0">
        {data !== undefined && <VerseQuote verse={data} />}
      </div>
    </Dialog>
  );
}
