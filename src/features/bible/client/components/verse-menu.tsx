import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { HandsPrayingIcon } from '@phosphor-icons/react/dist/ssr/HandsPraying';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { handOverWords } from '#platform/client/handed-words.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useClosedByBack } from '#ui/use-closed-by-back.ts';
import type { VerseResponse } from '../../bible.contract.ts';
import type { TranslationId } from '../../bible.rules.ts';
import { copyVerse } from '../verse-sharing.ts';
import { VerseActions } from './verse-actions.tsx';

/**
 * What can be done with the chosen verse, within reach of the thumb; Escape and Back close it. It is the page's last line, which
 * stays in the window until one is there: the end of the page can be read above it.
 */
export function VerseMenu({
  verse,
  translation,
  onClose,
}: {
  verse: VerseResponse;
  translation: TranslationId;
  onClose: () => void;
}) {
  const [, navigate] = useLocation();
  useClosedByBack(true, onClose);
  useEffect(() => {
    // What a dialog has taken for itself closes the dialog alone.
    const closeOnEscape = (event: KeyboardEvent) =>
      event.key === 'Escape' && !event.defaultPrevented && onClose();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <section
      aria-label={verse.reference}
      data-verse-bar
      className="sticky bottom-[calc(var(--dock)+12px)] z-20 mx-auto flex w-full max-w-md animate-rise flex-wrap items-center rounded-card border border-line bg-surface p-1.5 pl-4 shadow-soft"
    >
      <p className="font-heading text-lg">{verse.reference}</p>
      <div className="ml-auto flex">
        <IconButton
          label={`Pray about ${verse.reference}`}
          icon={<HandsPrayingIcon size={20} aria-hidden />}
          onClick={() => {
            handOverWords({ text: '', verse: { reference: verse.reference, translation } });
            navigate('/prayers/ask');
          }}
        />
        <VerseActions verse={verse} translation={translation} />
        <IconButton
          label={`Copy ${verse.reference}`}
          icon={<CopyIcon size={20} aria-hidden />}
          onClick={() => void copyVerse({ ...verse, translation })}
        />
        <IconButton label="Close" icon={<XIcon size={20} aria-hidden />} onClick={onClose} />
      </div>
    </section>
  );
}
