/** What Uppy's plugins for files from elsewhere have in common. */
export type RemoteSource = typeof import('@uppy/url').default;

/** Uppy's plugin for files from web addresses; none when it does not load, since files still come from the device. */
export async function loadRemoteSources(): Promise<RemoteSource[]> {
  try {
    return [(await import('@uppy/url')).default];
  } catch {
    return [];
  }
}
