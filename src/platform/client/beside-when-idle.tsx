import type { ComponentType } from 'react';
import { useIdle } from '#ui/use-idle.ts';
import { useChunkWithRetries } from './use-chunk.ts';

/** A feature's `Beside` for which no screen waits: its code is loaded once the first screen stands. */
export function besideWhenIdle(load: () => Promise<{ Beside: ComponentType }>): ComponentType {
  return function BesideWhenIdle() {
    const chunk = useChunkWithRetries(load, Number(useIdle()));
    return chunk && <chunk.Beside />;
  };
}
