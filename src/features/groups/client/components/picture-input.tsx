import type { Ref } from 'react';
import { PICTURE_LIMITS } from '#features/files/pictures.rules.ts';

/** Opens the device's own choice of pictures, with its camera, when it is clicked by what is seen. */
export function PictureInput({
  ref,
  onPictures,
}: {
  ref: Ref<HTMLInputElement>;
  onPictures: (files: readonly File[]) => void;
}) {
  return (
    <input
      ref={ref}
      type="file"
      accept={PICTURE_LIMITS.types.join()}
      multiple
      hidden
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // The same one can be chosen again after it was taken out.
        target.value = '';
        if (files.length > 0) onPictures(files);
      }}
    />
  );
}
