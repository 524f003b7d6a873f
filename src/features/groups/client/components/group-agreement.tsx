import { useId, useState } from 'react';
import { OwnWords } from '#ui/own-words.tsx';

/** What the people of a group agreed on when they came in, to be read again; nothing where it agrees on nothing. */
export function GroupAgreement({ guidelines }: { guidelines: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (guidelines.trim() === '') return null;
  return (
    <div className="mt-1.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="touch-target rounded-control text-start font-semibold underline underline-offset-4"
        onClick={() => setOpen(!isOpen)}
      >
        What the group agrees on
      </button>
      {isOpen && (
        <OwnWords as="p" id={id} className="paragraphs mt-1 mb-3 max-w-[40em] text-start">
          {guidelines}
        </OwnWords>
      )}
    </div>
  );
}
