import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/ssr/UploadSimple';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { FileList } from '../components/file-list.tsx';
import { SpaceUsed } from '../components/space-used.tsx';
import { UnfinishedRoom } from '../components/unfinished-room.tsx';
import { preloadUploads, UploadArea } from '../components/upload-area.tsx';
import { refreshFiles, usageQuery } from '../files-queries.ts';
import { hasKeptUploads, uploadsId } from '../kept-uploads.ts';
import { MY_FILES } from '../upload-place.ts';
import { useUploadProgress } from '../use-upload-progress.ts';

/** /settings/files: what the user has uploaded, and where more is added. */
export function MyFilesPage() {
  const { user } = useCurrentUser();
  const queryClient = useQueryClient();
  const { data: usage } = useQuery(usageQuery);
  const [adding, setAdding] = useState(false);
  const uploads = uploadsId(user?.id ?? '', MY_FILES.id);
  const { unfinished } = useUploadProgress(uploads);
  const isUploadingHere = unfinished > 0 || hasKeptUploads(uploads);
  const wasUploadingHere = useRef(false);
  // What was cancelled holds no room any more.
  useEffect(() => {
    if (wasUploadingHere.current && unfinished === 0) refreshFiles(queryClient);
    wasUploadingHere.current = unfinished > 0;
  }, [unfinished, queryClient]);
  if (!user) return null;
  const addFiles = (
    <Button
      icon={<UploadSimpleIcon size={20} aria-hidden />}
      disabled={usage === undefined}
      aria-haspopup="dialog"
      onClick={() => setAdding(true)}
      onPointerEnter={preloadUploads}
      onFocus={preloadUploads}
    >
      Add files
    </Button>
  );
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 sm:gap-6">
      <PageHeader
        above={
          <Link
            href="/settings"
            className="-ml-1 -mt-2 inline-flex min-h-11 items-center gap-1 rounded-control pl-1 pr-3 font-semibold text-dusk hover:bg-ink/8"
          >
            <CaretLeftIcon size={18} aria-hidden />
            Settings
          </Link>
        }
        title="My files"
        description="Recordings, videos, sheets: only you can see them, unless you share one in a group."
        actions={addFiles}
      >
        {usage && <SpaceUsed usage={usage} />}
        {usage && usage.unfinishedBytes > 0 && !isUploadingHere && (
          <UnfinishedRoom bytes={usage.unfinishedBytes} />
        )}
      </PageHeader>
      {usage && (
        <UploadArea
          key={user.id}
          userId={user.id}
          place={MY_FILES}
          limits={usage}
          open={adding}
          onOpenChange={setAdding}
          onUploaded={() => refreshFiles(queryClient)}
        />
      )}
      <FileList />
    </div>
  );
}
