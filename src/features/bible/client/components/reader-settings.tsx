import { ColumnsIcon } from '@phosphor-icons/react/dist/ssr/Columns';
import { Chip } from '#ui/chip.tsx';
import { Select } from '#ui/select.tsx';
import { TEXT_SIZES } from '../../reader-preferences.rules.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { TranslationSwitch } from './translation-switch.tsx';

/** Translation, size of the text, and on wide screens both translations side by side. */
export function ReaderSettings() {
  const { textSize, isSideBySide, change } = useReaderPreferences();
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
      <div className="hidden lg:block">
        <Chip
          selected={isSideBySide}
          icon={<ColumnsIcon size={20} aria-hidden />}
          onClick={() => change({ isSideBySide: !isSideBySide })}
        >
          Side by side
        </Chip>
      </div>
    </div>
  );
}
