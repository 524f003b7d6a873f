import { useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { Dialog } from '#ui/dialog.tsx';
import { OwnWords } from '#ui/own-words.tsx';

/** What the people of a group agreed on when they came in, to be read again; nothing where it agrees on nothing. */
export function GroupAgreement({ guidelines }: { guidelines: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isBlank(guidelines)) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="touch-target mt-1.5 block rounded-control text-start font-semibold underline underline-offset-4"
        onClick={() => setOpen(true)}
      >
        What the group agrees on
      </button>
      {/* Not in place: it may be a page long, and what the group is about is below it. */}
      <Dialog open={isOpen} onOpenChange={setOpen} title="What the group agrees on">
        <OwnWords as="p" className="paragraphs text-start">
          {guidelines}
        </OwnWords>
      </Dialog>
    </>
  );
}
