import { spawnSync } from 'node:child_process';

/**
 * A command that runs another with `folder` on a disk of its own with `bytes`, in memory, seen by that process alone;
 * null where the machine does not allow that (it needs Linux and user namespaces).
 */
export function onSmallDisk(folder: string, bytes: number): string[] | null {
  const mount = `mkdir -p "$0" && mount -t tmpfs -o size=${bytes} none "$0" && exec "$@"`;
  const under = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', mount, folder];
  return spawnSync(under[0]!, [...under.slice(1), 'true']).status === 0 ? under : null;
}

/** The same with `folder` on a disk that has become read-only, with what is in it. */
export function onReadOnlyDisk(folder: string): string[] | null {
  const mount = 'mkdir -p "$0" && mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"';
  const under = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', mount, folder];
  return spawnSync(under[0]!, [...under.slice(1), 'true']).status === 0 ? under : null;
}
