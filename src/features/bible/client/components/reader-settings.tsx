import { ColumnsIcon } from '@phosphor-icons/react/dist/ssr/Columns';
import { TextAaIcon } from '@phosphor-icons/react/dist/ssr/TextAa';
import { Chip } from '#ui/chip.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TEXT_SIZES, useReaderPreferences } from '../reader-preferences.ts';
import { TranslationSwitch } from './translation-switch.tsx';

/** Translation, size of the text, and on wide screens both translations side by side. */
export function ReaderSettings() {
  const { textSize, isSideBySide, change } = useReaderPreferences();
  const next = (textSize + 1) % TEXT_SIZES.length;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TranslationSwitch />
      <IconButton
        variant="secondary"
        label={`Text size: ${TEXT_SIZES[textSize]?.label}. Change to ${TEXT_SIZES[next]?.label.toLowerCase()}`}
        icon={<TextAaIcon size={22} aria-hidden />}
        onClick={() => change({ textSize: next })}
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
