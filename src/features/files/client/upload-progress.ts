/** How many files of a session are in which state; `percentage` is of those that have begun, 0 to 100. */
export interface UploadProgress {
  running: number;
  paused: number;
  failed: number;
  /** Chosen, not begun. */
  waiting: number;
  /** Left from an earlier visit without their bytes: they have to be chosen again. */
  missing: number;
  /** All of the above. */
  unfinished: number;
  percentage: number;
}

export const NOTHING_UPLOADING: UploadProgress = {
  running: 0,
  paused: 0,
  failed: 0,
  waiting: 0,
  missing: 0,
  unfinished: 0,
  percentage: 0,
};

/** As much of Uppy's file as is looked at. */
export interface FileOnItsWay {
  isGhost?: boolean;
  isPaused?: boolean;
  error?: string | null;
  progress: { uploadStarted?: number | null; uploadComplete?: boolean };
}

export function uploadProgress(files: readonly FileOnItsWay[], percentage: number): UploadProgress {
  const counts = { ...NOTHING_UPLOADING, percentage };
  for (const file of files) {
    if (file.progress.uploadComplete) continue;
    counts.unfinished += 1;
    counts[stateOf(file)] += 1;
  }
  return counts;
}

function stateOf(file: FileOnItsWay): 'running' | 'paused' | 'failed' | 'waiting' | 'missing' {
  if (file.isGhost) return 'missing';
  if (file.error) return 'failed';
  if (!file.progress.uploadStarted) return 'waiting';
  return file.isPaused ? 'paused' : 'running';
}

/** One line for the state of all; empty when nothing is unfinished. */
export function progressText(progress: UploadProgress): string {
  const { running, paused, failed, missing, waiting } = progress;
  if (running > 0) return `Uploading ${files(running)}`;
  if (failed > 0) return `${files(failed)} could not be uploaded`;
  if (missing > 0) return `${files(missing)} to choose again`;
  if (paused > 0) return `${files(paused)} paused`;
  return waiting > 0 ? `${files(waiting)} chosen, not uploaded yet` : '';
}

function files(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}
