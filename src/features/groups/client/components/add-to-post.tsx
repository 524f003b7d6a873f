import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image';
import { useRef } from 'react';
import { PICTURE_LIMITS } from '#features/files/pictures.rules.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** Opens the device's own choice of pictures, which offers its camera too. */
export function ChoosePicture({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURE_LIMITS.types.join()}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same one can be chosen again after it was taken out.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <IconButton
        label="Add a picture"
        className="size-12 shrink-0 rounded-full text-ink-soft"
        icon={<ImageIcon size={24} aria-hidden />}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
