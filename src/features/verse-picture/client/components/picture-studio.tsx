import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { useMemo, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { useAnnounced } from '#ui/use-announced.ts';
import { FORMATS, pictureFileName, TYPEFACES } from '../../formats.rules.ts';
import { placeWords, prepare } from '../compose.ts';
import type { Ground } from '../grounds.ts';
import { canSharePictures, savePicture, sharePicture } from '../picture-file.ts';
import { useImage } from '../use-image.ts';
import { useTypeface } from '../use-typeface.ts';
import { FormatChoice } from './format-choice.tsx';
import { GroundChoice } from './ground-choice.tsx';
import { PictureCanvas } from './picture-canvas.tsx';
import { StudioBar } from './studio-bar.tsx';
import { TypefaceChoice } from './typeface-choice.tsx';

const NOT_COME = 'This picture did not come. Please look at your connection, or choose another.';

/** Three choices and out: shape, background, letters. */
export function PictureStudio({
  passage: { lines, reference, translation, language },
  grounds,
  back,
}: {
  passage: { lines: readonly string[]; reference: string; translation: string; language: string };
  /** The first is chosen at first. */
  grounds: readonly Ground[];
  back: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [formatId, setFormatId] = useState(FORMATS[1]!.id);
  const [groundId, setGroundId] = useState(grounds[0]!.id);
  const [typefaceId, setTypefaceId] = useState(TYPEFACES[0]!.id);
  const [place, setPlace] = useState<number | null>(null);
  const [canShare] = useState(canSharePictures);
  const format = FORMATS.find(({ id }) => id === formatId)!;
  const typeface = TYPEFACES.find(({ id }) => id === typefaceId)!;
  const ground = grounds.find(({ id }) => id === groundId)!;
  const signed = `${reference}, ${translation}`;
  const small = useImage(ground.picture?.preview ?? null);
  const full = useImage(ground.picture?.full ?? null);
  useAnnounced(full.isFailed ? NOT_COME : null, groundId);
  const image = full.image ?? small.image;
  const hasFace = useTypeface(typeface, lines.join(' ') + signed);
  const isWhole = hasFace && (ground.picture === null || full.image !== null);
  // A face that comes changes how wide the words are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words in a face that has come are another picture
  const prepared = useMemo(() => {
    const focusY = ground.picture?.focusY;
    return prepare({
      format,
      typeface,
      color: ground.color,
      image,
      focusY,
      passage: lines,
      reference: signed,
    });
  }, [format, typeface, ground, image, lines, signed, hasFace]);
  const placed = useMemo(() => placeWords(prepared, place), [prepared, place]);
  const name = pictureFileName(reference, translation);
  const words = `${lines.join('\n')}\n${signed}`;

  return (
    <MainContent className="flex min-h-dvh flex-col bg-ground">
      <StudioBar back={back} title={reference}>
        {canShare && (
          <Button disabled={!isWhole} onClick={() => void sharePicture(canvas.current!, name, words)}>
            Share
          </Button>
        )}
      </StudioBar>
      <div className="flex flex-1 flex-col gap-6 lg:mx-auto lg:w-full lg:max-w-5xl lg:flex-row lg:items-start lg:justify-center lg:gap-10 lg:px-6 lg:py-4">
        <figure className="shrink-0 px-5 pt-1.5 lg:flex-1 lg:px-0">
          <PictureCanvas canvas={canvas} prepared={prepared} placed={placed} onPlace={setPlace} />
          <figcaption className="sr-only">
            <span lang={language} dir="auto">
              {words}
            </span>{' '}
            {ground.name}
          </figcaption>
          {full.isFailed && (
            <p className="mx-auto mt-3 max-w-80 text-center text-sm text-ink-soft">{NOT_COME}</p>
          )}
        </figure>
        <div className="mt-auto flex flex-col gap-3 rounded-t-[24px] border-t border-line bg-surface px-5 pb-[calc(18px+env(safe-area-inset-bottom))] pt-3 lg:mt-0 lg:w-96 lg:rounded-card lg:border lg:pb-5 print:hidden">
          <FormatChoice value={formatId} ground={ground} onChange={setFormatId} />
          <hr className="border-line" />
          <GroundChoice grounds={grounds} value={groundId} onChange={setGroundId} />
          <TypefaceChoice value={typefaceId} onChange={setTypefaceId} />
          <Button
            variant={canShare ? 'secondary' : 'primary'}
            disabled={!isWhole}
            onClick={() => void savePicture(canvas.current!, name)}
          >
            <DownloadSimpleIcon size={20} aria-hidden />
            Save picture
          </Button>
        </div>
      </div>
    </MainContent>
  );
}
