import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast-store.ts';
import { listOfferedTexts, type OfferedText, removeText } from '../../uploaded-texts.contract.ts';
import { OfferedTextRow } from './offered-text-row.tsx';
import { textRemoved } from './text-changes.ts';
import { TextUpload } from './text-upload.tsx';

/** Files come and go in the folders of the machine, so each visit asks anew. */
const offeredQuery = { ...endpointQuery(listOfferedTexts), refetchOnMount: 'always' as const };

/** The Bible texts of this server, for an administrator to add to and to remove from. */
export function OfferedTexts() {
  return (
    <div className="grid gap-x-16 divide-y divide-line lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:divide-y-0">
      <TextUpload />
      <TextList />
    </div>
  );
}

function TextList() {
  const { data: texts, isError, refetch } = useQuery(offeredQuery);
  const [removing, setRemoving] = useState<OfferedText | null>(null);
  const remove = useEndpointMutation(removeText, {
    changes: textRemoved,
    onSuccess: () => toast({ title: 'Removed' }),
    onError: (error) => {
      failureToast('Not Removed', error);
      // Another administrator may have removed it.
      void refetch();
    },
    onSettled: () => setRemoving(null),
  });
  if (texts === undefined) {
    return isError ? (
      <NotLoaded onRetry={() => void refetch()}>The texts could not be listed.</NotLoaded>
    ) : (
      <Skeleton className="my-6 h-56" />
    );
  }
  return (
    <Card>
      <CardHeader
        title="Texts of this server"
        description="Everyone here can read these; one that cannot be read says why."
      />
      <ul aria-label="Texts of this server" className="divide-y divide-line">
        {texts.map((text) => (
          <OfferedTextRow key={text.id} text={text} onRemove={() => setRemoving(text)} />
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={
          <>
            Remove <OwnWords>{removing?.name}</OwnWords>?
          </>
        }
        description="Nobody can read it here any more; whoever does goes on in the World English Bible. Notes, highlights and favorites stay: they belong to the verse."
        confirmLabel="Remove"
        destructive
        pending={remove.isPending}
        onConfirm={() => removing?.upload && remove.mutate({ params: { name: removing.upload.name } })}
      />
    </Card>
  );
}
