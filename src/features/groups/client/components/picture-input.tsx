import type { Ref } from 'react';
import { PICTURE_LIMITS } from '#features/files/pictures.rules.ts';

/** Opens the device's own choice of pictures, with its camera, when it is clicked by what is seen. */
export function PictureInput({
  ref,
  onPicture,
}: {
  ref: Ref<HTMLInputElement>;
  onPicture: (file: File) => void;
}) {
  return (
    <input
      ref={ref}
      type="file"
      accept={PICTURE_LIMITS.types.join()}
      hidden
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // The same one can be chosen again after it was taken out.
        target.value = '';
        if (file) onPicture(file);
      }}
    />
  );
}
