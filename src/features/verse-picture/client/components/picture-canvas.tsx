import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Placed, Prepared } from '../compose.ts';
import { paint } from '../paint.ts';

/** A tenth of the room at a press of an arrow key. */
const STEP = 0.1;

/**
 * The picture as it is saved, seen small. Its words can be dragged up and down, or moved with the arrow keys.
 * @param canvas holds the picture in its full size
 */
export function PictureCanvas({
  canvas,
  prepared,
  placed,
  onPlace,
}: {
  canvas: RefObject<HTMLCanvasElement | null>;
  prepared: Prepared;
  placed: Placed;
  /** 0 is the top of the room that the words have, 1 its bottom. */
  onPlace: (place: number) => void;
}) {
  const held = useRef<{ y: number; place: number } | null>(null);
  const { format, free } = prepared;
  const { place } = placed;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) paint(context, prepared, placed);
  }, [canvas, prepared, placed]);

  const moveTo = (to: number) => onPlace(Math.min(Math.max(to, 0), 1));

  function take(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { y: event.clientY, place };
  }

  function drag(event: PointerEvent<HTMLDivElement>) {
    const shown = canvas.current?.getBoundingClientRect();
    if (held.current === null || !shown) return;
    const moved = ((event.clientY - held.current.y) / shown.height) * format.height;
    if (free > 0) moveTo(held.current.place + moved / free);
  }

  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowUp: -STEP, ArrowDown: STEP, Home: -1, End: 1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveTo(place + step);
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Place of the words"
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(place * 100)}
      aria-valuetext={`${Math.round(place * 100)} per cent from the top`}
      className="mx-auto w-fit cursor-ns-resize touch-none overflow-hidden rounded-[14px] shadow-soft"
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={() => {
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
      onKeyDown={press}
    >
      <canvas
        ref={canvas}
        width={format.width}
        height={format.height}
        className="block h-auto max-h-[46dvh] w-auto max-w-[min(80vw,20rem)] lg:max-h-[calc(100dvh-9rem)] lg:max-w-[32rem]"
      />
    </div>
  );
}
