import { UploadSimpleIcon } from '@phosphor-icons/react/dist/ssr/UploadSimple';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { filesQuery } from '#features/files/client/components/for-other-features.ts';
import { fileKind, kindName } from '#features/files/file-display.rules.ts';
import type { StoredFile } from '#features/files/files.contract.ts';
import { sizeText } from '#features/files/files.rules.ts';
import { createOnce, hadArrivedToast, useSent } from '#platform/client/create-once.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceTiles } from '#ui/choice-tiles.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { addGroupFile } from '../../files.contract.ts';
import { GROUP_LIMITS } from '../../groups.rules.ts';
import { fileShared } from '../file-changes.ts';
import { titleOf } from '../file-title.ts';

/** Chooses one of one's own files, or sends a new one first, and shares it in the group under a title. */
export function ShareFileDialog({
  groupId,
  canUpload,
  newestBefore,
  onUpload,
  onClose,
}: {
  groupId: string;
  canUpload: boolean;
  /** The newest of one's own files before new ones could be sent ('': there was none): what has come since is chosen. Null: nothing is. */
  newestBefore: string | null;
  /** @param newestId of one's own files now: '' where there is none, null where that is not known */
  onUpload: (newestId: string | null) => void;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(filesQuery);
  const files = query.data?.pages.flatMap((page) => page.items) ?? [];
  const [picked, setPicked] = useState<StoredFile | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const newest = files[0];
  const hasSent = newestBefore !== null && newest !== undefined && newest.id !== newestBefore;
  // Once: what comes from another tab later takes nobody's place under a title that was typed.
  if (picked === null && hasSent) setPicked(newest);
  const chosen = picked;
  const title = typed ?? (chosen ? titleOf(chosen.name) : '');
  const kept = useSent();
  const { mutate, isPending } = useMutationOnce({
    mutationFn: (shared: { fileId: string; title: string }) =>
      createOnce(kept, shared, (body, options) => {
        const input = { params: { groupId }, body };
        return callAndChange(queryClient, addGroupFile, fileShared, input, options);
      }),
    onSuccess: ({ made: { hidden }, hadArrived }) => {
      if (hadArrived) hadArrivedToast({ isRestKept: false });
      if (hidden === 'held') {
        toast({ title: 'Kept', description: 'It is held until a moderator has looked.' });
      }
      onClose();
    },
    onError: (error) => failureToast('Not Shared Yet', error),
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title="Share a file"
      description="It stays yours. When you delete it from your files, it goes from the group, too. Where a picture or video was taken is not passed on."
      footer={
        <Button
          pending={isPending}
          disabled={chosen === null || isBlank(title)}
          onClick={() => chosen && mutate({ fileId: chosen.id, title })}
        >
          Share it
        </Button>
      }
    >
      <div className="grid gap-4">
        {canUpload && (
          <Button
            variant="secondary"
            className="justify-self-start"
            icon={<UploadSimpleIcon size={20} aria-hidden />}
            onClick={() => onUpload(query.isSuccess ? (newest?.id ?? '') : null)}
          >
            Add a new one
          </Button>
        )}
        {query.isPending && <Skeleton className="h-40" />}
        {query.isError && query.data === undefined && (
          <NotLoaded pending={query.isFetching} onRetry={() => query.refetch()} />
        )}
        {query.isSuccess && files.length === 0 && (
          <p className="text-ink-soft">You have no files yet. Add one, and choose it here.</p>
        )}
        {chosen !== null && (
          <TextField
            label="What is it?"
            readOnly={isPending}
            value={title}
            maxLength={GROUP_LIMITS.fileTitle}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        {files.length > 0 && (
          <div inert={isPending}>
            <ChoiceTiles
              legend="Your files"
              value={chosen?.id ?? ''}
              choices={files.map(({ id, name, contentType, size }) => ({
                value: id,
                label: name,
                hint: `${kindName(fileKind(contentType, name))} · ${sizeText(size)}`,
              }))}
              onChange={(id) => {
                setPicked(files.find((one) => one.id === id) ?? null);
                setTyped(null);
              }}
            />
          </div>
        )}
        <MorePages query={query}>Older files</MorePages>
      </div>
    </Dialog>
  );
}
