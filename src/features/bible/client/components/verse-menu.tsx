import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useEffect } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { useClosedByBack } from '#ui/use-closed-by-back.ts';
import type { VerseResponse } from '../../bible.contract.ts';
import type { TranslationId } from '../../bible.rules.ts';
import { copyVerse } from '../verse-sharing.ts';
import { VerseActions } from './verse-actions.tsx';

/** What can be done with the chosen verse, within reach of the thumb. Escape and Back close it. */
export function VerseMenu({
  verse,
  translation,
  onClose,
}: {
  verse: VerseResponse;
  translation: TranslationId;
  onClose: () => void;
}) {
  useClosedByBack(true, onClose);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <section
      aria-label={verse.reference}
      className="fixed inset-x-3 bottom-3 z-20 mx-auto flex max-w-md animate-rise items-center rounded-card border border-line bg-surface p-2 pl-5 shadow-soft"
    >
      <p className="mr-auto truncate font-heading text-lg">{verse.reference}</p>
      <VerseActions verse={verse} translation={translation} />
      <IconButton
        label={`Copy ${verse.reference}`}
        icon={<CopyIcon size={20} aria-hidden />}
        onClick={() => void copyVerse({ ...verse, translation })}
      />
      <IconButton label="Close" icon={<XIcon size={20} aria-hidden />} onClick={onClose} />
    </section>
  );
}
