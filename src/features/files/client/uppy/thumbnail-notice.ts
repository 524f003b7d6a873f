import type { Body, Meta, Uppy } from '@uppy/core';

/** Said for a picture that the browser cannot show; it is uploaded all the same. */
const NO_THUMBNAIL = 'Could not create thumbnail';

/** Says in the Dashboard that a picture has no preview. */
export function tellOfThumbnails<M extends Meta, B extends Body>(uppy: Uppy<M, B>): void {
  // The event is one of a plugin that the Dashboard brings along, without its types.
  uppy.on('thumbnail:error' as 'file-removed', ({ name }) =>
    uppy.info({ message: NO_THUMBNAIL, details: name }, 'info'),
  );
}
