import '@lampstand/art/avatar/breathing.css';
import { FIGURE_VIEW_BOX, figureFile, figureIdPrefix } from '@lampstand/art/avatar/figure-catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useId, useMemo } from 'react';
import { cn } from '#ui/class-names.ts';
import { type AvatarLook, drawingOf, lookVariables } from '../avatar-look.ts';
import { drawingQuery } from '../drawing-query.ts';
import { InlineSvg } from './inline-svg.tsx';

const [, , width, height] = FIGURE_VIEW_BOX.split(' ');

/**
 * A person in an outfit, in their own colours. `breathing` is for the one large figure of a page. Give it a height;
 * its width follows. It is decoration: say beside it who wears what.
 */
export function Figure({
  look,
  outfitId,
  breathing = false,
  waiting = false,
  className,
}: {
  look: AvatarLook;
  outfitId: string | null;
  breathing?: boolean;
  /** Leaves the space free and does not load the drawing. */
  waiting?: boolean;
  className?: string;
}) {
  const outfit = drawingOf(outfitId);
  const id = useId().replace(/\W/g, '');
  const { data } = useQuery({
    ...drawingQuery(`/art/figures/${figureFile(look.style, outfit)}`),
    enabled: !waiting,
  });
  // The same figure may be on the page twice, but each id in it must be there only once.
  const source = useMemo(
    () => data?.replaceAll(figureIdPrefix(look.style, outfit), `figure${id}-`),
    [data, id, look.style, outfit],
  );
  const style = { ...lookVariables(look), aspectRatio: `${width} / ${height}` } as CSSProperties;
  return (
    <div
      aria-hidden="true"
      data-figure={`${look.style}-${outfit}`}
      className={cn('[&_svg]:overflow-visible vigil:[&_.halo]:inline', breathing && 'breathing', className)}
      style={style}
    >
      {source !== undefined && <InlineSvg source={source} />}
    </div>
  );
}
