import { UploadSimpleIcon } from '@phosphor-icons/react/dist/ssr/UploadSimple';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { SheetPage } from '#ui/sheet-page.tsx';
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
    <SheetPage
      back={{ href: '/settings', label: 'Settings' }}
      title="My files"
      description="Recordings, videos, sheets: only you can see them, unless you share one in a group."
      actions={addFiles}
      width="text"
    >
      <div className="py-5 empty:hidden sm:py-6">
        {usage && <SpaceUsed usage={usage} />}
        {usage && usage.unfinishedBytes > 0 && !isUploadingHere && (
          <UnfinishedRoom bytes={usage.unfinishedBytes} />
        )}
      </div>
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
    </SheetPage>
  );
}
