import { Dialog } from '#ui/dialog.tsx';
import type { Chapter } from '../../bible.contract.ts';
import { chapterName } from '../../books.rules.ts';

/** What the text says at its foot to a place of a verse. */
export function FootnoteDialog({
  chapter: { bookId, chapter, text },
  verse,
  notes,
  onClose,
}: {
  chapter: Chapter;
  verse: number;
  notes: readonly string[];
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${chapterName(bookId, chapter)}:${verse}`}
      description={`${notes.length === 1 ? 'Footnote' : 'Footnotes'} of ${text.edition}`}
    >
      <ul className="flex flex-col gap-3" lang={text.language} dir={text.direction}>
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: footnotes never change
          <li key={index} className="scripture">
            {note}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
