import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import { KeyboardIcon } from '@phosphor-icons/react/dist/ssr/Keyboard';
import { useState } from 'react';
import { useChunk } from '#platform/client/use-chunk.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { PrintButton } from '../printing/print-button.tsx';

const loadDialogs = () => import('./chapter-dialogs.tsx');

/** What else can be done with a chapter; a phone's line has no room for it, and 'Go to a chapter' has 'Lately' there. */
export function ReaderTools({
  bookId,
  chapter,
  onLately,
}: {
  bookId: string;
  chapter: number;
  onLately: () => void;
}) {
  const [areKeysOpen, setKeysOpen] = useState(false);
  const close = () => setKeysOpen(false);
  const dialogs = useChunk(loadDialogs, areKeysOpen, () => {
    close();
    sayNotOpened();
  });
  return (
    <>
      <IconButton
        label="Lately"
        aria-haspopup="dialog"
        className="max-sm:hidden"
        icon={<ClockCounterClockwiseIcon size={20} aria-hidden />}
        onClick={onLately}
      />
      <PrintButton bookId={bookId} chapter={chapter} className="max-sm:hidden" />
      <IconButton
        label="Keys"
        aria-haspopup="dialog"
        className="max-sm:hidden"
        icon={<KeyboardIcon size={20} aria-hidden />}
        onClick={() => setKeysOpen(true)}
      />
      {dialogs && <dialogs.KeysDialog open={areKeysOpen} onClose={close} />}
    </>
  );
}
