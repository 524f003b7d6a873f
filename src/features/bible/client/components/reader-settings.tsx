import { ColumnsIcon } from '@phosphor-icons/react/dist/ssr/Columns';
import { Chip } from '#ui/chip.tsx';
import { cn } from '#ui/class-names.ts';
import { Select } from '#ui/select.tsx';
import { TRANSLATIONS } from '../../bible.rules.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { useTextsOffered } from '../use-texts-offered.ts';
import { TextSizes } from './text-sizes.tsx';
import { optionsOf, TranslationSwitch } from './translation-switch.tsx';

/** Translation, size of the text, and on wide screens another translation beside it. */
export function ReaderSettings({ bookId, chapter }: { bookId: string; chapter: number }) {
  const { translation, beside, isSideBySide, isRed, change } = useReaderPreferences();
  const offered = useTextsOffered();
  const shown = isSideBySide ? [translation, beside] : [translation];
  const hasWordsOfJesus = offered.some(({ id, hasWordsOfJesus }) => hasWordsOfJesus && shown.includes(id));
  return (
    <div className="flex flex-col gap-5">
      <TranslationSwitch hasLabel />
      <TextSizes bookId={bookId} chapter={chapter} />
      {isSideBySide && offered.length > TRANSLATIONS.length && (
        <Select
          label="Beside it"
          className="max-lg:hidden"
          value={beside}
          options={optionsOf(offered.filter(({ id }) => id !== translation))}
          onChange={(event) => change({ beside: event.target.value })}
        />
      )}
      <div className={cn('flex flex-wrap gap-2', !hasWordsOfJesus && 'max-lg:hidden')}>
        <Chip
          selected={isSideBySide}
          className="max-lg:hidden"
          icon={<ColumnsIcon size={20} aria-hidden />}
          onClick={() => change({ isSideBySide: !isSideBySide })}
        >
          Side by side
        </Chip>
        {hasWordsOfJesus && (
          <Chip selected={isRed} onClick={() => change({ isRed: !isRed })}>
            Words of Jesus in red
          </Chip>
        )}
      </div>
    </div>
  );
}
