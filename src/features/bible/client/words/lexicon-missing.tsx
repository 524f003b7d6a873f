import type { ReactNode } from 'react';
import { LEXICON_PACKAGES, type StrongsLanguage } from '../../strongs.rules.ts';

const NAMES = { hebrew: 'Hebrew', greek: 'Greek' } as const;

/** How the meaning of words comes to be told, where no lexicon of their language is installed; else its children. */
export function LexiconMissing({
  languages,
  children = null,
}: {
  languages: readonly StrongsLanguage[];
  children?: ReactNode;
}) {
  if (languages.length === 0) return children;
  const names = languages.map((language) => NAMES[language]).join(' and ');
  const packages = languages.map((language) => LEXICON_PACKAGES[language]).join(' and ');
  return (
    <p className="mt-2 text-ink-soft">
      What {names} words mean can be read here once an administrator has installed {packages}.
    </p>
  );
}
