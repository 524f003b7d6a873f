import type { ReactNode } from 'react';
import type { TranslationId } from '#features/bible/bible.rules.ts';
import { cn } from '#ui/class-names.ts';

export interface QuotedVerse {
  reference: string;
  translation: TranslationId;
  text: string;
}

/** A verse beside somebody's words, exactly as the translation has it; `action` stands at its end. */
export function VerseQuote({
  verse,
  onSky = false,
  action,
  className,
}: {
  verse: QuotedVerse;
  /** On the wallpaper's wash no softer colour than ink is used. */
  onSky?: boolean;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <figure
      className={cn(
        'flex items-start gap-2 border-s-3 ps-3.5',
        onSky ? 'border-ink/45' : 'border-dusk/45',
        className,
      )}
    >
      <div className="min-w-0 grow">
        <blockquote className="font-scripture leading-normal">{verse.text}</blockquote>
        <figcaption className={cn('text-sm', !onSky && 'text-ink-soft')}>
          {verse.reference}, {verse.translation}
        </figcaption>
      </div>
      {action}
    </figure>
  );
}
