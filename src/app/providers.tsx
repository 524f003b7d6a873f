import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Toaster } from '#platform/client/toaster.tsx';
import { useChunk } from '#platform/client/use-chunk.ts';
import { Announcements } from '#ui/announcements.tsx';
import { useIdle } from '#ui/use-idle.ts';

/** What every screen can use: data, tooltips, toasts. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Toaster />
      <Announcements />
      <Tooltips />
      <KeptFocus />
    </QueryClientProvider>
  );
}

const loadTooltips = () => import('#ui/tooltip-host.tsx');

/** Tooltips repeat names that are there without them, so their script waits until the screen stands. */
function Tooltips() {
  const host = useChunk(loadTooltips, useIdle());
  return host && <host.TooltipHost />;
}

const loadKeepFocus = () => import('#ui/keep-focus.ts');

/** Whoever goes by keys needs it from the first one on, and a screen reader presses what it has focused without any key. */
function KeptFocus() {
  const isIdle = useIdle();
  const isUsed = useIsUsed();
  const keeper = useChunk(loadKeepFocus, isIdle || isUsed);
  useEffect(() => keeper?.keepFocus(), [keeper]);
  return null;
}

/** Whether a key was pressed, or something has been focused. */
function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const note = () => setUsed(true);
    const once = new AbortController();
    for (const type of ['keydown', 'focusin']) window.addEventListener(type, note, { signal: once.signal });
    return () => once.abort();
  }, []);
  return isUsed;
}
