import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { cn } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { controlClasses } from '#ui/field.tsx';
import { Spoken } from '#ui/spoken.tsx';
import { findTimezones, todaysTimezone } from '../../timezones.rules.ts';
import { choiceFor, timezoneChoices } from '../timezone-list.ts';

interface TimezoneDialogProps {
  open: boolean;
  title: string;
  /** The time zone as it is stored. */
  chosen: string;
  ofDevice: string;
  onChoose: (timezone: string) => void;
  onClose: () => void;
}

/** All time zones by city, with a search. It brings the list of cities along, and is loaded when it is opened. */
export function TimezoneDialog({ open, title, onClose, ...list }: TimezoneDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={title}>
      <TimezoneList {...list} />
    </Dialog>
  );
}

function TimezoneList({
  chosen,
  ofDevice,
  onChoose,
}: Omit<TimezoneDialogProps, 'open' | 'title' | 'onClose'>) {
  const [text, setText] = useState('');
  const choices = useMemo(() => timezoneChoices(ofDevice, Date.now()), [ofDevice]);
  const found = useMemo(() => findTimezones(choices, text), [choices, text]);
  const selected = choiceFor(chosen, choices);
  const { getLabelProps, getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox({
    items: found,
    itemToString: (choice) => choice?.city ?? '',
    itemToKey: (choice) => choice?.name,
    inputValue: text,
    isOpen: true,
    selectedItem: null,
    initialHighlightedIndex: selected === null ? 0 : found.indexOf(selected),
    defaultHighlightedIndex: 0,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    stateReducer: ({ inputValue }, { type, changes }) => {
      // Who leaves the field, to the list or to 'Close', has chosen nothing by that, and keeps what was typed.
      if (type === useCombobox.stateChangeTypes.InputBlur) return { inputValue };
      return changes.selectedItem ? { ...changes, inputValue } : changes;
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem.name),
  });
  const label = getLabelProps();
  return (
    <div className="flex flex-col gap-1.5">
      <label id={label.id} htmlFor={label.htmlFor} className="text-sm font-semibold text-ink">
        City or country
      </label>
      <input
        {...getInputProps({
          type: 'search',
          autoComplete: 'off',
          spellCheck: false,
          dir: 'auto',
          // Downshift tells of what was typed only after it has rendered: Enter right behind it would take what was found before.
          onChange: (event) => setText(event.currentTarget.value),
        })}
        placeholder="Kyiv, Kolkata, Brazil …"
        className={controlClasses}
      />
      {/* Of one height however much is found, so that the field stays where it is, above a phone's keyboard. */}
      <div className="mt-2 h-[46dvh]">
        <ul
          {...getMenuProps()}
          className="max-h-full overflow-y-auto overscroll-contain rounded-control border border-line p-1 empty:hidden"
        >
          {found.map((choice, index) => (
            <li
              key={choice.name}
              {...getItemProps({ item: choice, index, 'aria-selected': choice === selected })}
              className={cn(
                'min-h-11 cursor-pointer rounded-sm px-3 py-1.5',
                index === highlightedIndex && 'bg-inset',
              )}
            >
              <span className={cn('font-semibold', choice === selected && 'text-dusk')}>{choice.city}</span>{' '}
              <span className="text-sm text-ink-soft tabular-nums">{choice.offset}</span>
              <span className="block text-sm text-ink-soft">
                {[choice.name === todaysTimezone(ofDevice) && 'As your device', choice.place]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
        {found.length === 0 && (
          <Spoken className="p-4 text-ink-soft">
            No city of that name has its own time here. Try a larger one near it, or the country.
          </Spoken>
        )}
      </div>
    </div>
  );
}
