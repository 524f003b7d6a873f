import { callEndpoint } from '#platform/client/call-endpoint.ts';
import type { listImportSources } from '../imports.contract.ts';
import type { ImportSource } from '../imports.rules.ts';

/** What Uppy's plugins for files from elsewhere have in common. */
export type RemoteSource = typeof import('@uppy/url').default;

/** Uppy's plugins by the server's names; each comes only where it is offered. */
const plugins: Record<ImportSource, () => Promise<{ default: unknown }>> = {
  url: () => import('@uppy/url'),
  drive: () => import('@uppy/google-drive'),
  dropbox: () => import('@uppy/dropbox'),
  onedrive: () => import('@uppy/onedrive'),
};

/**
 * Plugins for where this server can fetch files from: any web address, and the clouds that it has keys for. None when
 * it cannot be asked; files still come from the device.
 */
export async function loadRemoteSources(): Promise<RemoteSource[]> {
  try {
    const { sources } = await callEndpoint<typeof listImportSources>('GET /api/files/sources', {});
    const loaded = await Promise.all(sources.map((source) => plugins[source]()));
    return loaded.map(({ default: plugin }) => plugin as RemoteSource);
  } catch {
    return [];
  }
}
