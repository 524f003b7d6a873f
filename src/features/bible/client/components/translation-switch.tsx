import { useId } from 'react';
import { cn } from '#ui/class-names.ts';
import { Select } from '#ui/select.tsx';
import { TRANSLATIONS } from '../../bible.rules.ts';
import type { ListedText } from '../../texts.contract.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { useTextsOffered } from '../use-texts-offered.ts';

/** The text that is read, for everything on the page: of two beside each other, of more from a list. @param hasLabel it says what it is */
export function TranslationSwitch({ hasLabel = false }: { hasLabel?: boolean }) {
  const { translation, change } = useReaderPreferences();
  const offered = useTextsOffered();
  if (offered.length > TRANSLATIONS.length) {
    return (
      <Select
        label="Translation"
        hideLabel={!hasLabel}
        className={hasLabel ? '' : 'w-60 max-sm:w-full'}
        value={translation}
        options={optionsOf(offered)}
        onChange={(event) => change({ translation: event.target.value })}
      />
    );
  }
  return <OurTexts hasLabel={hasLabel} />;
}

/** 'Reina Valera 1909 (Spanish)': the language is said where it is not English. */
export function optionsOf(offered: readonly ListedText[]): { value: string; label: string }[] {
  const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return offered.map(({ id, edition, name, language, abbreviation }) => {
    const spoken = /^(en|und)\b/.test(language) ? undefined : languages.of(language);
    // One of another edition than ours has our name too.
    const isNamed = offered.filter((other) => other.name === name).length > 1;
    const shown = isNamed && edition === name ? `${name}, ${abbreviation} module` : edition;
    return { value: id, label: spoken === undefined ? shown : `${shown} (${spoken})` };
  });
}

function OurTexts({ hasLabel }: { hasLabel: boolean }) {
  const { translation, change } = useReaderPreferences();
  // A name of its own: the switch may be twice on a page, and of one name only one radio can be checked.
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={hasLabel ? 'mb-1.5 text-sm font-semibold' : 'sr-only'}>Translation</legend>
      <div className="flex w-fit rounded-control border border-line bg-inset p-1 vigil:bg-ground">
        {TRANSLATIONS.map(({ id, name: edition }) => (
          <label
            key={id}
            title={edition}
            translate="no"
            className={cn(
              'relative grid min-h-11 min-w-14 cursor-pointer place-items-center rounded-sm px-3 font-semibold',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus',
              translation === id
                ? 'bg-surface text-ink ring-2 ring-dusk vigil:bg-inset'
                : 'text-ink-soft hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={translation === id}
              onChange={() => change({ translation: id })}
            />
            {id}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
