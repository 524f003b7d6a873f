import type { NotificationKind } from '#platform/server/notification-kind.ts';

/**
 * The switch of each kind, of whatever servers run in this process. `notify` is called from anywhere, and a kind's switch is
 * the same everywhere; another process has the same from its own features.
 */
const settingOf = new Map<string, string | null>();

/** Called when a server is composed. */
export function addKinds(kinds: ReadonlyMap<string, NotificationKind>): void {
  for (const { kind, setting } of kinds.values()) settingOf.set(kind, setting?.id ?? null);
}

/** The switch that turns a kind off; null: none does. @throws Error for a kind that no feature has. */
export function settingOfKind(kind: string): string | null {
  const setting = settingOf.get(kind);
  if (setting === undefined) throw new Error(`no feature has registered the notification kind '${kind}'`);
  return setting;
}
