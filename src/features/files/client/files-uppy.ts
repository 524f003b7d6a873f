import Uppy, { type Body, type Meta } from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import GoldenRetriever from '@uppy/golden-retriever';
import { SHOWN_USER_HEADER } from '#contract/shown-user.ts';
import { sizeText } from '../files.rules.ts';
import { LARGE_FILES, UPLOAD_RETRY_DELAYS_MS } from '../uploads.rules.ts';
import { ResumableS3 } from './resumable-s3.ts';
import type { UploadLimits, UploadPlace } from './upload-place.ts';
import type { AddSource } from './upload-sources.ts';
import { keepOfflineNotice } from './uppy/offline-notice.ts';
import { plainTexts } from './uppy/plain-texts.ts';
import { tellOfThumbnails } from './uppy/thumbnail-notice.ts';
import { uploadMessages } from './uppy/upload-messages.ts';

export type FilesUppy = Uppy<Meta, Body>;

interface FilesUppyOptions {
  /** Whose files they are, whoever is signed in by the time that they are sent. */
  userId: string;
  place: UploadPlace;
  limits: UploadLimits;
  sources: readonly AddSource[];
  /** Unfinished uploads are found again after a reload. */
  keep: boolean;
}

/** Sends files of any size to `place`, from the device and from `sources`. */
export function createFilesUppy(
  id: string,
  { userId, place, limits, sources, keep }: FilesUppyOptions,
): FilesUppy {
  const uppy = new Uppy<Meta, Body>({ id, ...restrictedTo(place, limits, []) });
  uppy.use(ResumableS3, {
    endpoint: window.location.origin,
    headers: { [SHOWN_USER_HEADER]: userId },
    limit: LARGE_FILES.atOnce,
    retryDelays: [...UPLOAD_RETRY_DELAYS_MS],
    shouldUseMultipart: (file) => (file.size ?? 0) > LARGE_FILES.aboveBytes,
    uploadPartBytes: (sending) => uppy.getPlugin<ResumableS3>('AwsS3Multipart')!.sendBytes(sending),
  });
  uppy.on('file-added', ({ id: fileId, size }) =>
    uppy.setFileMeta(fileId, {
      ...place.meta,
      // By its size the server refuses a file before a byte of it is sent.
      ...(size !== null && { size: String(size) }),
      // Uppy can PUT the bytes straight to the store.
      putDirectly: '1',
    }),
  );
  tellOfThumbnails(uppy);
  keepOfflineNotice(uppy);
  for (const addTo of sources) addTo(uppy, userId);
  if (keep) {
    const room = { maxFileSize: limits.fileLimitBytes, maxTotalSize: limits.limitBytes };
    uppy.use(GoldenRetriever, { indexedDB: room as object });
  }
  return uppy;
}

/** Shows Uppy's Dashboard in `element`, which may go out of the page and in again. */
export function showDashboard(uppy: FilesUppy, element: HTMLElement, onDone: () => void): void {
  const shown = uppy.getPlugin('Dashboard');
  if (shown) {
    shown.setOptions({ doneButtonHandler: onDone });
    return;
  }
  uppy.use(Dashboard, {
    id: 'Dashboard',
    inline: true,
    target: element,
    width: 750,
    height: 550,
    proudlyDisplayPoweredByUppy: false,
    doneButtonHandler: onDone,
  });
  // What is added closes the panel of 'Add more files', which lies over the list; where all of it was there before, nothing did.
  uppy.on('files-added', (added) => {
    if (added.length === 0 && uppy.getFiles().length > 0)
      uppy.getPlugin<Dashboard<Meta, Body>>('Dashboard')?.hideAllPanels();
  });
  new MutationObserver(() => nameTheList(element)).observe(element, { childList: true, subtree: true });
}

/** Of a single file Uppy makes an item of a list that is none, which assistive technology would not announce. */
function nameTheList(element: HTMLElement): void {
  element.querySelector('.uppy-Dashboard-files:not([role])')?.setAttribute('role', 'list');
}

interface BegunFile {
  size: number | null;
  progress: { uploadStarted?: number | null };
}

/** Uppy's restrictions as they are now. Of its own `files`, those that have begun are counted in `limits`. */
export function restrictedTo(place: UploadPlace, limits: UploadLimits, files: readonly BegunFile[]) {
  const left = Math.max(0, limits.limitBytes - limits.bytes);
  const begunBytes = files.reduce(
    (sum, { size, progress }) => sum + (progress.uploadStarted ? (size ?? 0) : 0),
    0,
  );
  return {
    restrictions: {
      allowedFileTypes: place.allowedTypes && [...place.allowedTypes],
      maxFileSize: limits.fileLimitBytes,
      // Uppy takes 0 for no limit.
      maxTotalFileSize: Math.max(1, left + begunBytes),
    },
    locale: {
      strings: {
        ...plainTexts,
        ...uploadMessages,
        dashboardTitle: 'Add files',
        browseFiles: 'choose them',
        myDevice: 'My device',
        // The panel of a source has its name: 'Import from Web address' is no English.
        importFrom: '%{name}',
        aggregateExceedsSize: `There is no room for this: ${sizeText(left)} of your ${sizeText(limits.limitBytes)} is left`,
      },
      pluralize: (n: number) => (n === 1 ? 0 : 1),
    },
  };
}
