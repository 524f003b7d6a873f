import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { BOOKS } from '../../books.rules.ts';
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
  // An address may name a book that there is not: then none is chosen yet.
  const known = BOOKS.some(({ id }) => id === bookId) ? bookId : '';
  const [chosen, setChosen] = useState(known);
  const [openFor, setOpenFor] = useState(open);
  if (open !== openFor) {
    // Each time that it opens it begins with the book that is read.
    setOpenFor(open);
    setChosen(known);
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

/** How the text is set, within reach while reading. */
export function TextDialog({
  open,
  onClose,
  bookId,
  chapter,
}: ChapterDialogProps & { bookId: string; chapter: number }) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="How the text is set" width="sm">
      <ReaderSettings bookId={bookId} chapter={chapter} />
      <details className="group mt-5 border-line border-t pt-2">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control font-semibold">
          Keys
          <CaretDownIcon
            size={18}
            aria-hidden
            className="shrink-0 text-ink-soft transition-[rotate] group-open:rotate-180"
          />
        </summary>
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
