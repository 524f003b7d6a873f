import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { currentUserKey } from '#features/accounts/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { hasKeptUploads, uploadsId } from '../kept-uploads.ts';
import type { UploadLimits, UploadPlace } from '../upload-place.ts';
import { progressText } from '../upload-progress.ts';
import { uploadSession } from '../upload-session.ts';
import { useUploadProgress } from '../use-upload-progress.ts';

const loadDialog = () => import('./upload-dialog.tsx');
const UploadDialog = lazy(async () => ({ default: (await loadDialog()).UploadDialog }));

/** Fetches Uppy ahead of a click. */
export function preloadUploads(): void {
  void loadDialog();
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
  /** A file has arrived; the user may be elsewhere in the app by then. */
  onUploaded: () => void;
}) {
  const queryClient = useQueryClient();
  const id = uploadsId(userId, place.id);
  const progress = useUploadProgress(id);
  // Once opened, it stays to play its closing animation.
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  const begin = () =>
    uploadSession(userId, place, limits, {
      onUploaded,
      onSignedOut: () => void queryClient.invalidateQueries({ queryKey: currentUserKey }),
    });
  const goOn = useEffectEvent(() => void begin());

  useEffect(() => {
    if (hasKeptUploads(id)) goOn();
  }, [id]);

  return (
    <>
      {progress.unfinished > 0 && (
        <div className="card-surface flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-6" role="status">
          <div className="min-w-48 flex-1">
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
      {wanted && (
        <Suspense fallback={null}>
          <UploadDialog place={place} limits={limits} begin={begin} open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  );
}
