import { CHEST_DRAWINGS } from '@lampstand/art/chests/chest-list.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Chest } from '../../wardrobe.contract.ts';
import { chestDrawing } from '../chest-states.ts';
import { drawingQuery } from '../drawing-query.ts';
import { namesOf } from '../names-of.ts';
import { openDrawing, prefersStillness } from '../opening-moves.ts';
import { ChestReward } from './chest-reward.tsx';
import { InlineSvg } from './inline-svg.tsx';
import { Opening } from './opening.tsx';

/** An open chest with what was in it. One that was just unlocked is shown while it opens. */
export function ChestOpening({
  chest,
  justOpened,
  onClose,
}: {
  chest: Chest;
  justOpened: boolean;
  onClose: () => void;
}) {
  const { data: source } = useQuery(drawingQuery(chestDrawing(chest.id, 'unlocked')));
  const lid = CHEST_DRAWINGS.find(({ id }) => id === chest.id)?.lid;
  const moving = justOpened && !prefersStillness();
  const open = useCallback(
    (svg: SVGSVGElement) => {
      if (!moving || lid === undefined) return;
      const moves = openDrawing(svg, lid);
      return () => {
        for (const move of moves) move.cancel();
      };
    },
    [lid, moving],
  );
  return (
    <Opening
      title={chest.name}
      description={`${namesOf(chest.rewards)} ${chest.rewards.length === 1 ? 'is' : 'are'} yours.`}
      moving={moving}
      onClose={onClose}
      picture={
        <div className="size-44 sm:size-64">
          {source !== undefined && <InlineSvg source={source} onDrawn={open} />}
        </div>
      }
    >
      <ul className="relative mt-5 flex w-full justify-center gap-3 sm:gap-5">
        {chest.rewards.map((wallpaper, place) => (
          <ChestReward key={wallpaper.id} wallpaper={wallpaper} place={place} moving={moving} />
        ))}
      </ul>
    </Opening>
  );
}
