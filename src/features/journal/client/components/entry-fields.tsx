import { Fragment, type ReactNode } from 'react';
import { OwnWords } from '#ui/own-words.tsx';
import { TextArea, type TextAreaProps } from '#ui/text-area.tsx';
import type { WrittenEntry } from '../../journal.rules.ts';
import { tooLong } from '../use-save-entry.ts';
import { MoodChips } from './mood-chips.tsx';
import { PromptPicker } from './prompt-picker.tsx';

interface EntryFieldsProps {
  entry: WrittenEntry;
  change: (changes: Partial<WrittenEntry>) => void;
  /** How the large field for the words differs from place to place. */
  words: Pick<TextAreaProps, 'rows' | 'readOnly' | 'placeholder' | 'onFocus' | 'hint'>;
}

/** What each field is written with, in the order in which a new entry asks for them. */
const INPUTS: Record<keyof WrittenEntry, (props: EntryFieldsProps) => ReactNode> = {
  reflectionPrompt: ({ entry, change }) => (
    <PromptPicker
      prompt={entry.reflectionPrompt}
      onChange={(reflectionPrompt) => change({ reflectionPrompt })}
    />
  ),
  mood: ({ entry, change }) => <MoodChips mood={entry.mood} onChange={(mood) => change({ mood })} />,
  content: ({ entry, change, words }) => (
    <TextArea
      label="Your reflection"
      scripture
      {...words}
      value={entry.content}
      onChange={(event) => change({ content: event.target.value })}
      error={tooLong(entry.content)?.description}
    />
  ),
};

/**
 * How each field is read on an entry's card, from top to bottom; null where nothing is written. The mood has a place of
 * its own, in the card's last line.
 */
const READ: Record<Exclude<keyof WrittenEntry, 'mood'>, (entry: WrittenEntry) => ReactNode> = {
  reflectionPrompt: ({ reflectionPrompt }) =>
    reflectionPrompt !== null && (
      <OwnWords as="p" className="mt-4 border-s-2 border-dusk/40 ps-3 font-scripture italic text-ink-soft">
        {reflectionPrompt}
      </OwnWords>
    ),
  content: ({ content }) => (
    <OwnWords as="p" className="scripture paragraphs mt-4">
      {content}
    </OwnWords>
  ),
};

const NEW = Object.keys(INPUTS) as (keyof WrittenEntry)[];
/** An edited entry keeps its prompt, and its words come first. */
const EDITED: readonly (keyof WrittenEntry)[] = [
  'content',
  ...NEW.filter((field) => field !== 'content' && field !== 'reflectionPrompt'),
];

/** The fields that the author of an entry writes. */
export function EntryFields({ of, ...props }: EntryFieldsProps & { of: 'new' | 'edited' }) {
  return (of === 'new' ? NEW : EDITED).map((field) => (
    <Fragment key={field}>{INPUTS[field](props)}</Fragment>
  ));
}

/** What is written in an entry, to read. */
export function EntryWords({ entry }: { entry: WrittenEntry }) {
  return Object.entries(READ).map(([field, read]) => <Fragment key={field}>{read(entry)}</Fragment>);
}
