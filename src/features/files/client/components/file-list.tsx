import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { StoredFile } from '../../files.contract.ts';
import { filesQuery } from '../files-queries.ts';
import { DeleteFileDialog } from './delete-file-dialog.tsx';
import { FileRow } from './file-row.tsx';

/** Everything uploaded, newest first; older pages come as the reader nears the end. */
export function FileList() {
  const files = useInfiniteQuery(filesQuery);
  const [deleting, setDeleting] = useState<StoredFile | null>(null);

  if (files.isPending) return <Skeleton className="my-6 h-56" />;
  if (files.isError && files.data === undefined) {
    return (
      <NotLoaded onRetry={() => files.refetch()}>
        Your files could not be listed. They are safe; please try again.
      </NotLoaded>
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
      <MorePages query={files} className="mt-4">
        Show older files
      </MorePages>
      {deleting !== null && <DeleteFileDialog file={deleting} onClose={() => setDeleting(null)} />}
    </Card>
  );
}
