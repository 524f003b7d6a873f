import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { toast } from '#ui/toast-store.ts';
import { hasKeptUploads, uploadsId } from '../kept-uploads.ts';
import type { UploadLimits, UploadPlace } from '../upload-place.ts';
import { progressText } from '../upload-progress.ts';
import { uploadSession } from '../upload-session.ts';
import { uploadFailureMessage } from '../uppy/upload-failure.ts';
import { useUploadProgress } from '../use-upload-progress.ts';

const loadDialog = () => import('./upload-dialog.tsx');

/** Fetches Uppy ahead of a click. */
export function preloadUploads(): void {
  loadDialog().catch(() => {});
}

/**
 * Where files are sent to a place: the dialog to choose them, opened by whoever renders this, and a line that tells how
 * those on their way are doing. What an earlier visit left unfinished goes on by itself.
 */
export function UploadArea({
  userId,
  place,
  limits,
  open,
  onOpenChange,
  onUploaded,
}: {
  userId: string;
  place: UploadPlace;
  limits: UploadLimits;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A file has arrived; the user may be on another screen by then. */
  onUploaded: () => void;
}) {
  const queryClient = useQueryClient();
  const id = uploadsId(userId, place.id);
  const progress = useUploadProgress(id);
  const failed = () => {
    onOpenChange(false);
    toast({ title: 'Upload Failed', description: uploadFailureMessage(null), variant: 'destructive' });
  };
  const dialog = useChunk(loadDialog, open, failed);
  const begin = () =>
    uploadSession(userId, place, limits, {
      onUploaded,
      onSignedOut: () => void queryClient.invalidateQueries(onlyQuery({ queryKey: currentUserKey })),
    });
  const goOn = useEffectEvent(() => void begin().catch(() => {}));

  useEffect(() => {
    if (hasKeptUploads(id)) goOn();
  }, [id]);

  return (
    <>
      {progress.unfinished > 0 && (
        <div
          className="card-surface flex flex-wrap items-center gap-x-4 gap-y-3 px-[var(--card-inline,1rem)] py-4"
          role="status"
        >
          <div className="min-w-0 flex-1 basis-[12rem]">
            <p className="font-semibold">{progressText(progress)}</p>
            {progress.running > 0 && (
              <Progress
                className="mt-2"
                size="sm"
                label="Uploaded"
                percentage={progress.percentage}
                valueText={`${progress.percentage} %`}
              />
            )}
          </div>
          <Button variant="secondary" onClick={() => onOpenChange(true)}>
            {progress.missing > 0 ? 'Choose again' : 'Show'}
          </Button>
        </div>
      )}
      {dialog && (
        <dialog.UploadDialog
          place={place}
          limits={limits}
          begin={begin}
          open={open}
          onOpenChange={onOpenChange}
          onFailed={failed}
        />
      )}
    </>
  );
}
