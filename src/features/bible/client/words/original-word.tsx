import { cn } from '#ui/class-names.ts';
import { languageOf } from '../../strongs.rules.ts';

const LANGUAGES = {
  hebrew: { lang: 'he', dir: 'rtl' },
  greek: { lang: 'grc', dir: 'ltr' },
} as const;

/** A word in its own letters, and in the direction in which they are written. */
export function OriginalWord({
  number,
  className,
  children,
}: {
  number: string;
  className?: string;
  children: string;
}) {
  return (
    <bdi translate="no" {...LANGUAGES[languageOf(number)]} className={cn('font-scripture', className)}>
      {children}
    </bdi>
  );
}

/** The same in our letters. */
export function Transliteration({ number, children }: { number: string; children: string }) {
  return (
    <i translate="no" lang={`${LANGUAGES[languageOf(number)].lang}-Latn`}>
      {children}
    </i>
  );
}
