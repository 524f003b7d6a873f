import type { Body, Meta, Uppy } from '@uppy/core';

/** Adds to the Uppy of a user what it needs to take files from somewhere else than the device. */
export type AddSource = (uppy: Uppy<Meta, Body>, userId: string) => void;

const offered: (() => Promise<AddSource>)[] = [];

/** Offers one more place that files can be added from; called when the app starts. `load` runs with the first upload. */
export function offerUploadSource(load: () => Promise<AddSource>): void {
  offered.push(load);
}

/** All that are offered; one that does not load is left out, since files still come from the device. */
export async function loadUploadSources(): Promise<AddSource[]> {
  const loaded = await Promise.allSettled(offered.map((load) => load()));
  return loaded.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}
