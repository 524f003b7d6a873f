import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useWhenVisible } from '#ui/use-when-visible.ts';
import type { StoredFile } from '../../files.contract.ts';
import { filesQuery } from '../files-queries.ts';
import { DeleteFileDialog } from './delete-file-dialog.tsx';
import { FileRow } from './file-row.tsx';

/** Everything uploaded, newest first; older pages come as the reader nears the end. */
export function FileList() {
  const files = useInfiniteQuery(filesQuery);
  const [deleting, setDeleting] = useState<StoredFile | null>(null);
  const moreRef = useWhenVisible(() => {
    if (files.hasNextPage && !files.isFetchingNextPage) void files.fetchNextPage();
  });

  if (files.isPending) return <Skeleton className="h-56" />;
  if (files.isError && files.data === undefined) {
    return (
      <Card role="alert" className="flex flex-col items-start gap-3">
        <p>Your files could not be listed. They are safe; please try again.</p>
        <Button variant="secondary" onClick={() => files.refetch()}>
          Try again
        </Button>
      </Card>
    );
  }
  const list = files.data.pages.flatMap((page) => page.items);
  if (list.length === 0) {
    return (
      <Card>
        <EmptyState picture="/art/spots/files-empty.svg" title="Nothing is here yet.">
          A sermon to hear again, a video, a sheet to study: keep it here, where only you can see it.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <ul aria-label="Your files" className="divide-y divide-line">
        {list.map((file) => (
          <FileRow key={file.id} file={file} onDelete={() => setDeleting(file)} />
        ))}
      </ul>
      {files.hasNextPage && (
        <div ref={moreRef} className="mt-4 flex justify-center">
          <Button
            variant="secondary"
            pending={files.isFetchingNextPage}
            onClick={() => files.fetchNextPage()}
          >
            Show older files
          </Button>
        </div>
      )}
      {deleting !== null && <DeleteFileDialog file={deleting} onClose={() => setDeleting(null)} />}
    </Card>
  );
}
