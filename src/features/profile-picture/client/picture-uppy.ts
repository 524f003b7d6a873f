import AwsS3 from '@uppy/aws-s3';
import Uppy, { type Meta } from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import ImageEditor from '@uppy/image-editor';
import {
  keepOfflineNotice,
  plainTexts,
  sendWithRetries,
  tellOfThumbnails,
  UploadFailure,
  uploadFailureMessage,
  uploadMessages,
} from '#features/files/client/uppy/for-other-features.ts';
import { createUpload } from '#features/files/objects.contract.ts';
import { PICTURE_LIMITS } from '#features/files/pictures.rules.ts';
import { isWorthRetrying } from '#features/files/uploads.rules.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';

export type DashboardTheme = 'light' | 'dark';

/** Uppy's name for the answers of another kind of upload than ours. */
type NoBody = Record<string, never>;

/** The most that the server keeps is 512 px; twice that leaves it room to scale well. */
const CUT_PX = 1024;

/** Narrower places are those of a phone, where the way out and the buttons below are to be seen too. */
const WIDE_PX = 576;

/** How high it is before a picture is chosen, and with one, which is cut there. */
function heightsIn(place: HTMLElement): { empty: number; cutting: number } {
  return place.clientWidth < WIDE_PX ? { empty: 200, cutting: 400 } : { empty: 550, cutting: 550 };
}

/** Nobody drops a picture with a finger. */
function chooseWords() {
  return matchMedia('(pointer: coarse)').matches
    ? { dropPasteFiles: '%{browseFiles}', browseFiles: 'Choose one' }
    : { dropPasteFiles: 'Drop a picture here or %{browseFiles}', browseFiles: 'choose one' };
}

/** Picks, cuts and sends one picture, in `place` (docs/product.md, Profile picture). */
export function createPictureUppy(place: HTMLElement, theme: DashboardTheme) {
  const heights = heightsIn(place);
  const uppy = new Uppy({
    id: 'profile-picture',
    autoProceed: false,
    restrictions: {
      maxNumberOfFiles: 1,
      allowedFileTypes: [...PICTURE_LIMITS.types],
      maxFileSize: PICTURE_LIMITS.bytes,
    },
    locale: {
      strings: {
        ...plainTexts,
        ...uploadMessages,
        exceedsSize: '%{file} is too large: a picture can have at most %{size}',
        youCanOnlyUploadFileTypes: 'This is not a picture. Please choose a JPEG, PNG, WebP, AVIF or GIF',
      },
      pluralize: (n) => (n === 1 ? 0 : 1),
    },
  })
    .use(Dashboard, {
      id: 'Dashboard',
      inline: true,
      target: place,
      width: 750,
      height: heights.empty,
      theme,
      proudlyDisplayPoweredByUppy: false,
      hideProgressAfterFinish: true,
      locale: {
        strings: {
          dashboardTitle: 'Choose a picture',
          dropHint: 'Drop your picture here',
          ...chooseWords(),
          uploadXFiles: { 0: 'Use this picture', 1: 'Use these pictures' },
        },
      },
    })
    .use(ImageEditor, {
      cropperOptions: {
        aspectRatio: 1,
        viewMode: 1,
        background: false,
        // Browsers turn pictures upright themselves; looking for their orientation would fetch a blob: address.
        checkOrientation: false,
        responsive: true,
        autoCropArea: 1,
        croppedCanvasOptions: { maxWidth: CUT_PX, maxHeight: CUT_PX, imageSmoothingQuality: 'high' },
      },
      actions: { cropSquare: false, cropWidescreen: false, cropWidescreenVertical: false },
    })
    .use(AwsS3, {
      shouldUseMultipart: false,
      uploadPartBytes: (sending) => sendWithRetries(sending, signPicture),
      getUploadParameters: signPicture,
    });
  tellOfThumbnails(uppy);
  keepOfflineNotice(uppy);
  leaveFailuresToToasts(uppy);
  openEditor(uppy);
  const setHeight = (height: number) => uppy.getPlugin('Dashboard')?.setOptions({ height });
  uppy.on('files-added', () => setHeight(heights.cutting));
  uppy.on('file-removed', () => uppy.getFiles().length === 0 && setHeight(heights.empty));
  return uppy;
}

/**
 * A picture that was chosen is cut next. One that this browser cannot show stays in the list: the editor could do nothing with it, and
 * the server may know it, or says why not.
 */
function openEditor(uppy: Uppy): void {
  uppy.on('files-added', async ([file]) => {
    const editor = uppy.getPlugin('ImageEditor') as ImageEditor<Meta, NoBody> | undefined;
    const dashboard = uppy.getPlugin('Dashboard') as Dashboard<Meta, NoBody> | undefined;
    if (!file || !editor?.canEditFile(file)) return;
    const isShown = await createImageBitmap(file.data as Blob).then(
      (picture) => {
        picture.close();
        return true;
      },
      () => false,
    );
    if (isShown && uppy.getFiles().some(({ id }) => id === file.id)) dashboard?.openFileEditor(file);
  });
}

/** That an upload failed, and why, is said by a toast: the notices over the Dashboard would only say it once more. */
function leaveFailuresToToasts(uppy: Uppy): void {
  const say = uppy.info.bind(uppy);
  const failed = uppy.i18n('failedToUpload', { file: '' });
  uppy.info = (message, ...how) => {
    const text = typeof message === 'string' ? message : message.message;
    if (!text.startsWith(failed)) say(message, ...how);
  };
}

async function signPicture() {
  const { uploadURL } = await callEndpoint(createUpload, {});
  return { method: 'PUT' as const, url: uploadURL };
}

/**
 * The bytes came, but they are not the picture now. What may pass makes the file one that failed, with its button to
 * try again; what the server refused leaves the place to another file.
 */
export function refuseUploaded(
  uppy: ReturnType<typeof createPictureUppy>,
  fileId: string,
  error: unknown,
): void {
  const file = uppy.getFile(fileId);
  const reason = new UploadFailure(uploadFailureMessage(error));
  if (isWorthRetrying(error instanceof ApiError ? error.status : 0)) {
    uppy.setFileState(fileId, { progress: { ...file.progress, uploadComplete: false, percentage: 0 } });
    uppy.emit('upload-error', file, reason);
  } else {
    uppy.emit('upload-error', file, reason);
    uppy.removeFile(fileId);
  }
}

/** Follows the theme while the Dashboard is open. */
export function themeDashboard(uppy: ReturnType<typeof createPictureUppy>, theme: DashboardTheme): void {
  uppy.getPlugin('Dashboard')?.setOptions({ theme });
}
