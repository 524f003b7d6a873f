import { ColumnsIcon } from '@phosphor-icons/react/dist/ssr/Columns';
import { Chip } from '#ui/chip.tsx';
import { Select } from '#ui/select.tsx';
import { TRANSLATIONS } from '../../bible.rules.ts';
import { TEXT_SIZES } from '../../reader-preferences.rules.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { useTextsOffered } from '../use-texts-offered.ts';
import { optionsOf, TranslationSwitch } from './translation-switch.tsx';

/** Translation, size of the text, and on wide screens another translation beside it. */
export function ReaderSettings() {
  const { translation, beside, textSize, isSideBySide, isRed, change } = useReaderPreferences();
  const offered = useTextsOffered();
  const shown = isSideBySide ? [translation, beside] : [translation];
  const hasWordsOfJesus = offered.some(({ id, hasWordsOfJesus }) => hasWordsOfJesus && shown.includes(id));
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <TranslationSwitch />
      <Select
        label="Text size"
        hideLabel
        className="w-44 max-sm:grow"
        value={String(textSize)}
        options={TEXT_SIZES.map(({ label }, index) => ({ value: String(index), label }))}
        onChange={(event) => change({ textSize: Number(event.target.value) })}
      />
      <div className="hidden flex-wrap gap-2 lg:flex">
        <Chip
          selected={isSideBySide}
          icon={<ColumnsIcon size={20} aria-hidden />}
          onClick={() => change({ isSideBySide: !isSideBySide })}
        >
          Side by side
        </Chip>
        {isSideBySide && offered.length > TRANSLATIONS.length && (
          <Select
            label="Beside it"
            hideLabel
            className="w-60"
            value={beside}
            options={optionsOf(offered.filter(({ id }) => id !== translation))}
            onChange={(event) => change({ beside: event.target.value })}
          />
        )}
      </div>
      {hasWordsOfJesus && (
        <Chip selected={isRed} onClick={() => change({ isRed: !isRed })}>
          Words of Jesus in red
        </Chip>
      )}
    </div>
  );
}
