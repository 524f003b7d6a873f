/**
 * A line between the tabs of this browser. Null on a server, and where a browser that refuses to keep anything (Firefox without
 * cookies) refuses this too: then each tab goes by itself.
 */
export function openTabChannel(name: string): BroadcastChannel | null {
  if (typeof window === 'undefined') return null;
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
