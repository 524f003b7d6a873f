import { PaperclipIcon } from '@phosphor-icons/react/dist/ssr/Paperclip';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  MY_FILES,
  preloadUploads,
  refreshFiles,
  UploadArea,
  usageQuery,
} from '#features/files/client/components/for-other-features.ts';
import { usedText } from '#features/files/file-display.rules.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Group } from '../../groups.contract.ts';
import { groupFilesQuery, groupFileUsageQuery } from '../file-changes.ts';
import { archivedOn } from '../group-texts.ts';
import { GroupFileRow } from './group-file-row.tsx';
import { ShareFileDialog } from './share-file-dialog.tsx';

/** What the people of a group share to hear, see and read: each with what its owner, or who keeps the group, can do. */
export function GroupFiles({
  group,
  userId,
}: {
  group: Pick<Group, 'id' | 'can' | 'archivedAt'>;
  userId: string;
}) {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(groupFilesQuery(group.id));
  const { data: usage } = useQuery(groupFileUsageQuery(group.id));
  const { data: mine } = useQuery({ ...usageQuery, enabled: group.can.write });
  const [open, setOpen] = useState<'share' | 'upload' | null>(null);
  const [newestBefore, setNewestBefore] = useState<string | null>(null);
  const files = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="pt-4 pb-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-xl">Files</h2>
          {usage && usage.files > 0 && <p className="text-sm text-ink-soft">{usedText(usage)}</p>}
        </div>
        {group.can.write && (
          <Button
            icon={<PaperclipIcon size={20} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => {
              // What was sent at another time is not what one came to share.
              setNewestBefore(null);
              setOpen('share');
            }}
            onPointerEnter={preloadUploads}
            onFocus={preloadUploads}
          >
            Share a file
          </Button>
        )}
      </div>
      {group.archivedAt !== null && (
        <p className="mt-1 text-ink-soft">{archivedOn(group.archivedAt)}: nothing is shared here any more.</p>
      )}
      {mine && (
        <UploadArea
          userId={userId}
          place={MY_FILES}
          limits={mine}
          open={open === 'upload'}
          // What has been sent is chosen next.
          onOpenChange={(isOpen) => setOpen(isOpen ? 'upload' : 'share')}
          onUploaded={() => refreshFiles(queryClient)}
        />
      )}
      {query.isPending && <Skeleton className="mt-3 h-56" />}
      {query.isError && query.data === undefined && (
        <NotLoaded pending={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {query.isSuccess && files.length === 0 && (
        <EmptyState
          picture="/art/spots/files-empty.svg"
          title={group.archivedAt === null ? 'Nothing is shared here yet.' : 'Nothing was shared here.'}
        >
          {group.archivedAt === null &&
            'A recording of Sunday, the sheet for Thursday: whoever is in the group can open it.'}
        </EmptyState>
      )}
      {files.length > 0 && (
        <ul aria-label="Files of this group" className="mt-2">
          {files.map((file) => (
            <GroupFileRow key={file.id} file={file} />
          ))}
        </ul>
      )}
      <MorePages query={query} className="mt-3">
        Older files
      </MorePages>
      {open === 'share' && (
        <ShareFileDialog
          groupId={group.id}
          canUpload={mine !== undefined}
          newestBefore={newestBefore}
          onUpload={(newestId) => {
            setNewestBefore(newestId);
            setOpen('upload');
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
