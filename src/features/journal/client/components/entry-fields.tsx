import { Fragment, type ReactNode } from 'react';
import { LinkedPlaces } from '#features/bible/client/for-other-features.ts';
import { FoldedWords } from '#ui/folded-words.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { TextArea, type TextAreaProps } from '#ui/text-area.tsx';
import type { WrittenEntry } from '../../journal.rules.ts';
import { tooLong } from '../use-save-entry.ts';
import { ChosenPassage, PassageLink } from './chosen-passage.tsx';
import { MoodChips } from './mood-chips.tsx';
import { ChosenPrompt, PromptButton } from './prompt-picker.tsx';

interface EntryFieldsProps {
  entry: WrittenEntry;
  change: (changes: Partial<WrittenEntry>) => void;
  /** How the large field for the words differs from place to place. */
  words: Pick<TextAreaProps, 'rows' | 'readOnly' | 'placeholder' | 'onFocus' | 'hint'>;
}

/** What each field is written with, in the order in which a new entry asks for them. */
const INPUTS: Record<keyof WrittenEntry, (props: EntryFieldsProps) => ReactNode> = {
  reflectionPrompt: ({ entry, change }) => (
    <PromptButton
      prompt={entry.reflectionPrompt}
      onChange={(reflectionPrompt) => change({ reflectionPrompt })}
    />
  ),
  mood: ({ entry, change }) => <MoodChips mood={entry.mood} onChange={(mood) => change({ mood })} />,
  passage: ({ entry, change }) => (
    <ChosenPassage passage={entry.passage} onRemove={() => change({ passage: null })} />
  ),
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
const READ: Record<Exclude<keyof WrittenEntry, 'mood'>, (entry: WrittenEntry, q: string) => ReactNode> = {
  reflectionPrompt: ({ reflectionPrompt }) =>
    reflectionPrompt !== null && (
      <OwnWords as="p" className="mt-4 border-s-2 border-dusk/40 ps-3 font-scripture italic text-ink-soft">
        {reflectionPrompt}
      </OwnWords>
    ),
  passage: ({ passage }) => passage !== null && <PassageLink passage={passage} />,
  content: ({ content }, q) => (
    // What a search has found may stand in what would be folded away.
    <FoldedWords
      text={content}
      startsOpen={q !== ''}
      show={(part) => <LinkedPlaces text={part} />}
      className="scripture paragraphs mt-4"
    />
  ),
};

/** All that is chosen rather than written. A passage comes from where it was read, and is not chosen here. */
const CHOICES = (Object.keys(INPUTS) as (keyof WrittenEntry)[]).filter(
  (field) => field !== 'content' && field !== 'passage',
);

/**
 * The fields of a new entry: choices, then the words. On a phone the choices are one row that scrolls sideways, so that the
 * place to write is on the first screen.
 */
export function NewEntryFields(props: EntryFieldsProps) {
  return (
    <>
      <div
        inert={props.words.readOnly}
        data-scrolls-sideways
        className="flex flex-col gap-6 max-sm:-mx-5 max-sm:-my-1 max-sm:flex-row max-sm:gap-2 max-sm:scroll-ps-5 max-sm:scroll-pe-10 max-sm:overflow-x-auto max-sm:py-1 max-sm:ps-5 max-sm:pe-10 max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)] max-sm:[scrollbar-width:none]"
      >
        {CHOICES.map((field) => (
          <Fragment key={field}>{INPUTS[field](props)}</Fragment>
        ))}
      </div>
      <StillWhileSaved {...props}>
        <ChosenPrompt
          prompt={props.entry.reflectionPrompt}
          onRemove={() => props.change({ reflectionPrompt: null })}
        />
        {INPUTS.passage(props)}
      </StillWhileSaved>
      {INPUTS.content(props)}
    </>
  );
}

/** The fields of an entry that is edited: its words come first, and it keeps its prompt. */
export function EditedEntryFields(props: EntryFieldsProps) {
  const changeable = CHOICES.filter((field) => field !== 'reflectionPrompt');
  return (
    <>
      {INPUTS.content(props)}
      <StillWhileSaved {...props}>
        {(['passage', ...changeable] as const).map((field) => (
          <Fragment key={field}>{INPUTS[field](props)}</Fragment>
        ))}
      </StillWhileSaved>
    </>
  );
}

/** What is chosen while the words are on their way would not be saved with them, and be gone. */
function StillWhileSaved({ words, children }: EntryFieldsProps & { children: ReactNode }) {
  return (
    <div inert={words.readOnly} className="contents">
      {children}
    </div>
  );
}

/** What is written in an entry, to read; `q` is the search that has found it. */
export function EntryWords({ entry, q }: { entry: WrittenEntry; q: string }) {
  return Object.entries(READ).map(([field, read]) => <Fragment key={field}>{read(entry, q)}</Fragment>);
}
