import { CHEST_DRAWINGS } from '@lampstand/art/chests/chest-list.ts';
import { useQuery } from '@tanstack/react-query';
import { Dialog as RadixDialog } from 'radix-ui';
import { useCallback } from 'react';
import { Button } from '#ui/button.tsx';
import { ModalRoot } from '#ui/modal-root.tsx';
import { useReturnFocus } from '#ui/use-return-focus.ts';
import type { Chest } from '../../wardrobe.contract.ts';
import { chestDrawing } from '../chest-states.ts';
import { drawingQuery } from '../drawing-query.ts';
import { namesOf } from '../names-of.ts';
import { openDrawing, prefersStillness } from '../opening-moves.ts';
import { ChestReward } from './chest-reward.tsx';
import { InlineSvg } from './inline-svg.tsx';
import { OpeningGlow } from './opening-glow.tsx';

/**
 * An open chest over the whole window, always in the dark theme so that its light is seen. One that was just unlocked
 * is shown while it opens.
 */
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
  const returnFocus = useReturnFocus();
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
    <ModalRoot onClose={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          {...returnFocus}
          className="scheme-dark fixed inset-0 z-40 flex overflow-y-auto bg-[#0e1024] text-ink focus:outline-none data-[state=open]:animate-fade"
        >
          <div className="relative m-auto flex w-full max-w-2xl flex-col items-center px-4 pt-24 pb-6 text-center sm:py-8">
            <OpeningGlow moving={moving} />
            <div className="relative size-44 sm:size-64">
              {source !== undefined && <InlineSvg source={source} onDrawn={open} />}
            </div>
            <RadixDialog.Title className="relative mt-2 text-3xl">{chest.name}</RadixDialog.Title>
            <RadixDialog.Description className="relative mt-1 text-ink-soft sm:text-lg">
              {namesOf(chest.rewards)} {chest.rewards.length === 1 ? 'is' : 'are'} yours.
            </RadixDialog.Description>
            <ul className="relative mt-5 flex w-full justify-center gap-3 sm:gap-5">
              {chest.rewards.map((wallpaper, place) => (
                <ChestReward key={wallpaper.id} wallpaper={wallpaper} place={place} moving={moving} />
              ))}
            </ul>
            <RadixDialog.Close asChild>
              <Button variant="ghost" className="relative mt-3">
                Done
              </Button>
            </RadixDialog.Close>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </ModalRoot>
  );
}
