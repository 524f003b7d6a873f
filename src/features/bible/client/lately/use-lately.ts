import { useState } from 'react';
import { useChunk, useChunkAhead } from '#platform/client/use-chunk.ts';
import { sayNotOpened } from '#ui/say-not-opened.ts';

const loadDialog = () => import('./lately-dialog.tsx');

/** 'Lately', to be shown and closed; `dialog` is null until it was asked for and has come. */
export function useLately() {
  const [open, setOpen] = useState(false);
  const dialog = useChunk(loadDialog, open, () => {
    setOpen(false);
    sayNotOpened();
  });
  useChunkAhead(loadDialog);
  return { open, dialog, show: () => setOpen(true), close: () => setOpen(false) };
}
