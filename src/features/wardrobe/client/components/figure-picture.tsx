import { FIGURE_VIEW_BOX, figureFile } from '@lampstand/art/avatar/figure-catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { cn } from '#ui/class-names.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { type AvatarLook, drawingOf, lookVariables } from '../avatar-look.ts';
import { colouredDrawing } from '../coloured-drawing.ts';
import { drawingQuery } from '../drawing-query.ts';

const [, , width, height] = FIGURE_VIEW_BOX.split(' ');

/** The addresses of pictures that were made, by drawing and colours. They stay for as long as the page: people wear much the same. */
const made = new Map<string, string>();

/**
 * A person in an outfit as one picture, for lists: `Figure` is hundreds of elements, of which a page with all the faces of a long talk
 * would have tens of thousands. It neither breathes nor changes with the theme. Give it a width. It is decoration.
 */
export function FigurePicture({
  look,
  outfitId,
  className,
}: {
  look: AvatarLook;
  outfitId: string | null;
  className?: string;
}) {
  const file = figureFile(look.style, drawingOf(outfitId));
  const variables = lookVariables(look);
  const key = `${file} ${Object.values(variables).join(' ')}`;
  const isHydrated = useHydrated();
  const known = isHydrated ? made.get(key) : undefined;
  const { data } = useQuery({ ...drawingQuery(`/art/figures/${file}`), enabled: known === undefined });
  if (!isHydrated || (known === undefined && data === undefined)) return null;
  const src = known ?? make(key, colouredDrawing(data!, variables));
  return (
    <img src={src} alt="" width={width} height={height} className={cn('h-auto max-w-none', className)} />
  );
}

function make(key: string, drawing: string): string {
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  made.set(key, address);
  return address;
}
