import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { useState } from 'react';
import { buttonClasses } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { POST_PICTURE_EDGES } from '../../post-pictures.rules.ts';
import type { PostPicture } from '../../posts.contract.ts';
import { sizeInTalk } from '../picture-size.ts';

/** The picture of a post, which opens larger. @param whose 'Your picture', 'A picture from Ruth' */
export function PictureOfPost({ picture, whose }: { picture: PostPicture; whose: string }) {
  const [isOpen, setOpen] = useState(false);
  const { url, smallUrl, width, height, alt } = picture;
  const [, small] = POST_PICTURE_EDGES;
  const smallWidth = Math.round(width * Math.min(1, small / Math.max(width, height)));
  const shown = sizeInTalk(picture);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={alt === '' ? `Enlarge: ${whose}` : `Enlarge: ${alt}`}
        // As large as a finger, however flat the picture is.
        className="mt-2 grid min-h-11 min-w-11 max-w-full place-items-center overflow-hidden rounded-control bg-inset"
        onClick={() => setOpen(true)}
      >
        <img
          src={smallUrl}
          srcSet={`${smallUrl} ${smallWidth}w, ${url} ${width}w`}
          sizes={`(min-width: 40rem) ${shown.width}px, min(${shown.width}px, 80vw)`}
          {...shown}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-auto max-w-full"
        />
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={whose}
        width="xl"
        footer={
          <a href={url} download className={buttonClasses('secondary', 'md')}>
            <DownloadSimpleIcon size={20} aria-hidden />
            Save it
          </a>
        }
      >
        <img
          src={url}
          width={width}
          height={height}
          alt={alt === '' ? whose : alt}
          className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-control bg-inset object-contain"
        />
        {alt !== '' && (
          <OwnWords as="p" className="mt-3 text-ink-soft">
            {alt}
          </OwnWords>
        )}
      </Dialog>
    </>
  );
}
