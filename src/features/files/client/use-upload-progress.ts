import { useSyncExternalStore } from 'react';
import { NOTHING_UPLOADING, type UploadProgress } from './upload-progress.ts';
import { onUploadsChanged, progressOf } from './upload-session.ts';

/** How a user's uploads to a place stand, as it changes; `id` is of `uploadsId`. */
export function useUploadProgress(id: string): UploadProgress {
  return useSyncExternalStore(
    onUploadsChanged,
    () => progressOf(id),
    () => NOTHING_UPLOADING,
  );
}
