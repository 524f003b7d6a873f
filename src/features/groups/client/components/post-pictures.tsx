import { useState } from 'react';
import { cn } from '#ui/class-names.ts';
import { POST_PICTURE_EDGES } from '../../post-pictures.rules.ts';
import type { GroupReply, PostPicture } from '../../posts.contract.ts';
import { sizeInTalk } from '../picture-size.ts';
import { LargePicture } from './large-picture.tsx';
import { RemovePicture } from './remove-picture.tsx';

/** The pictures of a post, which open larger: one by itself, several as tiles. @param whose 'Your picture', 'A picture from Ruth' */
export function PicturesOfPost({
  post: { id, pictures, writtenAt, can },
  whose,
}: {
  post: Pick<GroupReply, 'id' | 'pictures' | 'writtenAt' | 'can'>;
  whose: string;
}) {
  const [removing, setRemoving] = useState<PostPicture | null>(null);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [only] = pictures;
  if (only === undefined) return null;
  const isAlone = pictures.length === 1;
  return (
    <>
      <div className={isAlone ? 'mt-2' : 'mt-2 grid max-w-[420px] grid-cols-2 gap-1'}>
        {pictures.map((picture, i) => (
          <button
            key={picture.url}
            type="button"
            aria-haspopup="dialog"
            aria-label={`Enlarge: ${picture.alt || (isAlone ? whose : `${whose}, ${i + 1} of ${pictures.length}`)}`}
            className={cn(
              'overflow-hidden rounded-control bg-inset',
              // As large as a finger, however flat the picture is.
              isAlone && 'grid min-h-11 min-w-11 max-w-full place-items-center',
              !isAlone && (i === 0 && pictures.length % 2 === 1 ? 'col-span-2 aspect-2/1' : 'aspect-square'),
            )}
            onClick={() => setOpenAt(i)}
          >
            {isAlone ? <Whole picture={picture} /> : <Tile picture={picture} />}
          </button>
        ))}
      </div>
      {openAt !== null && (
        <LargePicture
          pictures={pictures}
          at={Math.min(openAt, pictures.length - 1)}
          whose={whose}
          writtenAt={writtenAt}
          onGo={setOpenAt}
          onRemove={can.removePicture ? setRemoving : null}
          onClose={() => setOpenAt(null)}
        />
      )}
      {removing !== null && (
        <RemovePicture postId={id} picture={removing} onClose={() => setRemoving(null)} />
      )}
    </>
  );
}

function sourcesOf({ url, smallUrl, width, height }: PostPicture) {
  const [, small] = POST_PICTURE_EDGES;
  const smallWidth = Math.round(width * Math.min(1, small / Math.max(width, height)));
  return { src: smallUrl, srcSet: `${smallUrl} ${smallWidth}w, ${url} ${width}w` };
}

function Whole({ picture }: { picture: PostPicture }) {
  const shown = sizeInTalk(picture);
  return (
    <img
      {...sourcesOf(picture)}
      sizes={`(min-width: 40rem) ${shown.width}px, min(${shown.width}px, 80vw)`}
      {...shown}
      alt=""
      loading="lazy"
      decoding="async"
      className="h-auto max-w-full"
    />
  );
}

function Tile({ picture }: { picture: PostPicture }) {
  return (
    <img
      {...sourcesOf(picture)}
      sizes="(min-width: 40rem) 420px, 80vw"
      alt=""
      loading="lazy"
      decoding="async"
      className="size-full object-cover"
    />
  );
}
