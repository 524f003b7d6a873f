import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { announce } from '#ui/announce.ts';
import { buttonClasses } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { useKeys } from '#ui/use-keys.ts';
import { useSwipe } from '#ui/use-swipe.ts';
import type { PostPicture } from '../../posts.contract.ts';
import { savedName, shownName } from '../picture-name.ts';

/** A picture of a post as large as the window allows; the others of the post come by the arrows, their keys, and by swiping. */
export function LargePicture({
  pictures,
  at,
  whose,
  writtenAt,
  onGo,
  onRemove,
  onClose,
}: {
  pictures: readonly PostPicture[];
  /** The place of the one that is shown, from 0. */
  at: number;
  whose: string;
  /** When the post was written, UTC epoch milliseconds. */
  writtenAt: number;
  onGo: (at: number) => void;
  /** Null where it cannot be taken out. */
  onRemove: ((picture: PostPicture) => void) | null;
  onClose: () => void;
}) {
  const count = pictures.length;
  const isAlone = count === 1;
  const { url, width, height, alt } = pictures[at]!;
  function go(step: 1 | -1) {
    if (isAlone) return;
    const next = (at + step + count) % count;
    onGo(next);
    announce(`Picture ${next + 1} of ${count}${pictures[next]!.alt && `: ${pictures[next]!.alt}`}`);
  }
  useKeys({ ArrowRight: () => go(1), ArrowLeft: () => go(-1) });
  const swipe = useSwipe({ onLeft: () => go(1), onRight: () => go(-1) });
  const title = shownName(whose, { at, count });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      width="xl"
      footer={
        <>
          {!isAlone && (
            <div className="me-auto flex gap-1">
              <IconButton
                label="The picture before"
                icon={<CaretLeftIcon size={22} aria-hidden />}
                onClick={() => go(-1)}
              />
              <IconButton
                label="The next picture"
                icon={<CaretRightIcon size={22} aria-hidden />}
                onClick={() => go(1)}
              />
            </div>
          )}
          {onRemove && (
            <IconButton
              label="Take this picture out"
              icon={<TrashIcon size={22} aria-hidden />}
              onClick={() => onRemove(pictures[at]!)}
            />
          )}
          <a
            href={url}
            download={savedName({ alt, writtenAt, at, count }, whose)}
            className={buttonClasses('secondary', 'md')}
          >
            <DownloadSimpleIcon size={20} aria-hidden />
            Save it
          </a>
        </>
      }
    >
      {/* Several have the height of the tallest, so that the arrows stay where they are, and are seen on a small phone, too. */}
      <div
        {...swipe}
        className={cn(
          'grid place-items-center',
          !isAlone && 'max-h-[max(10rem,calc(100dvh-22rem))] w-full touch-pan-y',
        )}
        style={
          isAlone ? undefined : { aspectRatio: Math.min(...pictures.map((one) => one.width / one.height)) }
        }
      >
        <img
          key={url}
          src={url}
          width={width}
          height={height}
          alt={alt === '' ? title : alt}
          className={cn(
            'h-auto w-auto max-w-full rounded-control bg-inset object-contain',
            isAlone ? 'max-h-[70dvh]' : 'max-h-[max(10rem,calc(100dvh-22rem))]',
          )}
        />
      </div>
      {alt !== '' && (
        <OwnWords as="p" className="mt-3 text-ink-soft">
          {alt}
        </OwnWords>
      )}
    </Dialog>
  );
}
