import { atSignOut } from '#platform/client/at-sign-out.ts';
import { lockHere } from '#platform/client/lock-here.ts';
import { shownUser, whenUserGoes } from '#platform/client/shown-user.ts';
import { toast } from '#ui/toast-store.ts';
import type { FilesUppy } from './files-uppy.ts';
import { uploadsId } from './kept-uploads.ts';
import type { UploadLimits, UploadPlace } from './upload-place.ts';
import { NOTHING_UPLOADING, type UploadProgress, uploadProgress } from './upload-progress.ts';
import { loadUploadSources } from './upload-sources.ts';
import { uploadFailureMessage } from './uppy/upload-failure.ts';

/** What is told of a place's uploads, wherever the user is by then. */
export interface UploadNews {
  /** A file has arrived. */
  onUploaded: () => void;
  /** The session on the server has ended; files wait for the next one. */
  onSignedOut: () => void;
}

/** The uploads of one user to one place: they go on while the user is elsewhere in the app. */
export interface UploadSession {
  uppy: FilesUppy;
  /** Holds the Dashboard, in the page or not. */
  element: HTMLElement;
  progress: UploadProgress;
  /** Nothing more is sent. What the browser keeps of it goes, too, or with `isKept` stays for the same user's next visit. */
  end: (how?: { isKept: boolean }) => void;
}

const sessions = new Map<string, UploadSession>();
const starting = new Map<string, Promise<UploadSession>>();
const listeners = new Set<() => void>();

/** Subscribes to the beginning, progress and end of every session. */
export function onUploadsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the uploads under an id stand. */
export function progressOf(id: string): UploadProgress {
  return sessions.get(id)?.progress ?? NOTHING_UPLOADING;
}

/** The user's session with a place; begins it, with what an earlier visit left unfinished, when there is none. */
export function uploadSession(
  userId: string,
  place: UploadPlace,
  limits: UploadLimits,
  news: UploadNews,
): Promise<UploadSession> {
  const id = uploadsId(userId, place.id);
  const running = starting.get(id);
  if (running) return running;
  const begun = begin(userId, place, limits, news);
  starting.set(id, begun);
  begun.catch(() => starting.delete(id));
  return begun;
}

atSignOut(() => {
  for (const session of sessions.values()) session.end();
});

// The session is over, or somebody else's.
whenUserGoes(() => {
  for (const session of sessions.values()) session.end({ isKept: true });
});

async function begin(
  userId: string,
  place: UploadPlace,
  limits: UploadLimits,
  news: UploadNews,
): Promise<UploadSession> {
  const release = await lockHere(uploadsId(userId, place.id));
  try {
    return await beginWith(release, userId, place, limits, news);
  } catch (error) {
    // Uppy did not come, for want of a connection. The next try has the lock, and with it what is kept.
    release?.();
    throw error;
  }
}

/** @param release gives the lock of this id back; null where another window has it */
async function beginWith(
  release: (() => void) | null,
  userId: string,
  place: UploadPlace,
  limits: UploadLimits,
  news: UploadNews,
): Promise<UploadSession> {
  const [{ createFilesUppy }, sources] = await Promise.all([import('./files-uppy.ts'), loadUploadSources()]);
  if (shownUser() !== userId) throw new Error('whose files they are has gone');
  const id = uploadsId(userId, place.id);
  const of = { userId, place, limits, sources };
  // Two windows that restored the same upload would send it twice.
  const uppy = release
    ? createFilesUppy(id, { ...of, keep: true })
    : createFilesUppy(`${id}:alone`, { ...of, keep: false });
  const session: UploadSession = {
    uppy,
    element: document.createElement('div'),
    progress: NOTHING_UPLOADING,
    end: ({ isKept } = { isKept: false }) => {
      sessions.delete(id);
      starting.delete(id);
      uppy.getPlugin('AwsS3Multipart')?.setOptions({ abortMultipartUpload: async () => {} });
      // Golden Retriever would forget each file that is taken out.
      const keeper = isKept && uppy.getPlugin('GoldenRetriever');
      if (keeper) uppy.removePlugin(keeper);
      uppy.destroy();
      release?.();
      tell();
    },
  };
  uppy.on('state-update', () => {
    session.progress = uploadProgress(uppy.getFiles(), uppy.getState().totalProgress);
    tell();
  });
  uppy.on('upload-error', (file, error) => {
    const message = uploadFailureMessage(error);
    // What Uppy itself would say of it when asked why is its own English: 'Non 2xx'.
    if (file && uppy.getFile(file.id)) uppy.setFileState(file.id, { error: message });
    uppy.setState({ error: message });
    toast({ title: 'Upload Failed', description: message, variant: 'destructive' });
    if ((error as { isAuthError?: boolean }).isAuthError === true) news.onSignedOut();
  });
  // Not 'complete': a file that is tried again on its own never says that.
  uppy.on('upload-success', () => {
    news.onUploaded();
    if (!session.element.isConnected && session.progress.unfinished === 0)
      toast({ title: 'Files Uploaded', description: `They are in ${place.name}.` });
  });
  uppy.on('restored', () => goOn(uppy));
  sessions.set(id, session);
  return session;
}

/**
 * What was being sent when the page was closed is sent on. What was only chosen, or has lost some of its bytes, waits
 * for the user.
 */
function goOn(uppy: FilesUppy): void {
  const { currentUploads } = uppy.getState();
  const isAllThere = uppy.getFiles().every((file) => !file.isGhost);
  if (Object.keys(currentUploads).length > 0 && isAllThere) uppy.emit('restore-confirmed');
}

function tell(): void {
  for (const listener of listeners) listener();
}
