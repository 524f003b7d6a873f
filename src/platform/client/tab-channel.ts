/**
 * A line between the tabs of this browser. Null where a browser that refuses to keep anything (Firefox without cookies) refuses this
 * too: then each tab goes by itself.
 */
export function openTabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
