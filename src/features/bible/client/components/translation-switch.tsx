import { useId } from 'react';
import { cn } from '#ui/class-names.ts';
import { TRANSLATIONS } from '../../bible.rules.ts';
import { useReaderPreferences } from '../reader-preferences.ts';

/** WEB or KJV, for everything on the page. */
export function TranslationSwitch() {
  const { translation, change } = useReaderPreferences();
  // A name of its own: the switch may be twice on a page, and of one name only one radio can be checked.
  const name = useId();
  return (
    <fieldset className="flex rounded-control border border-line bg-inset p-1 vigil:bg-ground">
      <legend className="sr-only">Translation</legend>
      {TRANSLATIONS.map(({ id, name: edition }) => (
        <label
          key={id}
          title={edition}
          className={cn(
            'relative grid min-h-11 min-w-14 cursor-pointer place-items-center rounded-sm px-3 font-semibold',
            'has-focus-visible:outline-2 has-focus-visible:outline-focus',
            translation === id
              ? 'bg-surface text-ink ring-1 ring-line vigil:bg-inset'
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
    </fieldset>
  );
}
