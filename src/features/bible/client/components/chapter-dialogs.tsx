import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { KeyList } from '../keys/key-list.tsx';
import { BookSelect } from './book-select.tsx';
import { ChapterGrid } from './chapter-grid.tsx';
import { ReaderSettings } from './reader-settings.tsx';

interface ChapterDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Another chapter, of this book or of another. */
export function ChaptersDialog({
  open,
  onClose,
  bookId,
  chapter,
  onLately,
}: ChapterDialogProps & { bookId: string; chapter: number; onLately: () => void }) {
  const [chosen, setChosen] = useState(bookId);
  const [openFor, setOpenFor] = useState(open);
  if (open !== openFor) {
    // Each time that it opens it begins with the book that is read.
    setOpenFor(open);
    setChosen(bookId);
  }
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Go to a chapter">
      <div className="flex flex-col gap-4">
        <div className="flex items-end gap-2">
          <div className="min-w-0 grow">
            <BookSelect value={chosen} onChange={setChosen} />
          </div>
          <IconButton
            label="Lately"
            aria-haspopup="dialog"
            icon={<ClockCounterClockwiseIcon size={20} aria-hidden />}
            onClick={onLately}
          />
        </div>
        <ChapterGrid bookId={chosen} current={chosen === bookId ? chapter : null} onOpen={onClose} />
      </div>
    </Dialog>
  );
}

/** How the text is set: the controls of the head of the page, within reach while reading. */
export function TextDialog({ open, onClose }: ChapterDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="How the text is set" width="sm">
      <ReaderSettings />
      <details className="mt-4">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">Keys</summary>
        <div className="pt-2">
          <KeyList />
        </div>
      </details>
    </Dialog>
  );
}

/** What the keys do. */
export function KeysDialog({ open, onClose }: ChapterDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Keys" width="sm">
      <KeyList />
    </Dialog>
  );
}
