import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { causeOfFailure } from '#platform/client/api-error.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { controlClasses, Field } from '#ui/field.tsx';
import { toast } from '#ui/toast-store.ts';
import { type OfferedText, uploadText } from '../../uploaded-texts.contract.ts';
import { isTextFile, TEXT_FILE } from '../../uploaded-texts.rules.ts';
import { textUploaded } from './text-changes.ts';

const ENDINGS = TEXT_FILE.endings.map((ending) => `.${ending}`).join(',');

/** Adds a text. A file that is refused stays chosen, with the reason below it: it may be mended and sent again. */
export function TextUpload() {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const send = useMutationOnce<OfferedText, File>({
    mutationFn: (file) =>
      callAndChange(queryClient, uploadText, textUploaded, { query: { fileName: file.name } }, { file }),
    onSuccess: ({ name }) => {
      if (input.current) input.current.value = '';
      toast({ title: 'Everyone Can Read It Now', description: name });
    },
    onError: (error) => refuse(causeOfFailure(error, 'This file was not taken. Please choose another one.')),
  });

  function refuse(reason: string) {
    setFault(reason);
    input.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setFault(null);
    const file = input.current?.files?.[0];
    const reason = file === undefined ? 'Please choose a file first.' : faultOf(file);
    if (reason !== null) refuse(reason);
    else if (file !== undefined) send.mutate(file);
  }

  return (
    <Card>
      <CardHeader
        title="Add a text"
        description="A SWORD module as a ZIP archive, a ZIP archive of USFM or USX files, or one file of OSIS, USFM or USX. It is read whole before anybody sees it."
      />
      <form className="flex flex-col items-start gap-4" onSubmit={submit} noValidate>
        <Field
          label="File"
          hint="64 MB at most. Whether others may read it is for its licence to say: look before you add it."
          error={fault}
          className="w-full"
        >
          {(attributes) => (
            <input
              ref={input}
              type="file"
              accept={ENDINGS}
              onChange={() => setFault(null)}
              className={cn(
                controlClasses,
                'file:me-3 file:rounded-sm file:border-0 file:bg-dusk-wash file:px-3 file:py-1 file:font-semibold file:text-dusk',
              )}
              {...attributes}
            />
          )}
        </Field>
        <Button type="submit" pending={send.isPending}>
          {send.isPending ? 'Sending and reading it…' : 'Add this text'}
        </Button>
      </form>
    </Card>
  );
}

/** Why a file need not be sent; null where it may be a text. */
function faultOf({ name, size }: File): string | null {
  if (!isTextFile(name)) return `Choose a file whose name ends with one of ${ENDINGS.replaceAll(',', ', ')}.`;
  if (size > TEXT_FILE.maxBytes)
    return 'This file has more than 64 MB, which no Bible text needs. Choose another one.';
  if (size === 0) return 'This file is empty. Choose another one.';
  return null;
}
