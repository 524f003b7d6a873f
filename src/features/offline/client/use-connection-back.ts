import { useQuery } from '@tanstack/react-query';
import { useOnline } from '#platform/client/use-online.ts';

const AGAIN_MS = 30_000;
/** A line that is silent for longer is none. */
const ANSWERS_WITHIN_MS = 15_000;

/**
 * Whether the server answers again: asked at once, each half minute, and when the browser has a connection again. That it has one
 * says nothing of the server.
 */
export function useConnectionBack(): boolean {
  const isOnline = useOnline();
  const { data = false } = useQuery({
    queryKey: ['/healthz'],
    queryFn: () =>
      fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
        // Where guests sign in first, anything is answered, with a page.
        .then(async (answer) => answer.ok && (await answer.text()) === 'ok')
        .catch(() => false),
    enabled: isOnline,
    // What was said before a connection was lost says nothing after it.
    gcTime: 0,
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (state.data === true ? false : AGAIN_MS),
  });
  return isOnline && data;
}
