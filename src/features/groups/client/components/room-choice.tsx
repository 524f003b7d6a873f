import { Suspense, useId } from 'react';
import { useAppShape } from '#platform/client/client-feature.ts';
import { GROUP_ROOMS, type GroupRoom } from '../../groups.rules.ts';
import { ROOM_NAMES } from '../group-texts.ts';

/** The picture that a group meets in: all in little, the one that is chosen named. */
export function RoomChoice({ value, onChange }: { value: GroupRoom; onChange: (room: GroupRoom) => void }) {
  const name = useId();
  const { RoomPicture } = useAppShape().drawings;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex w-full flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-semibold">Its room</span>{' '}
        <span aria-hidden="true" className="text-ink-soft">
          {ROOM_NAMES[value]}
        </span>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
        {GROUP_ROOMS.map((room) => (
          <label
            key={room}
            className="relative aspect-3/4 cursor-pointer overflow-hidden rounded-control bg-inset has-checked:ring-3 has-checked:ring-dusk has-checked:ring-offset-2 has-checked:ring-offset-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-5 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              aria-label={ROOM_NAMES[room]}
              checked={room === value}
              onChange={() => onChange(room)}
              className="absolute inset-0 z-10 cursor-pointer appearance-none opacity-0"
            />
            <Suspense>
              <RoomPicture room={room} className="size-full" />
            </Suspense>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
