import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { DEBATE_LIMITS } from '../../debates.rules.ts';
import {
  NO_POSITION,
  POSITIONS_AT_LEAST,
  POSITIONS_AT_MOST,
  type PositionForm,
  type QuestionForm,
} from '../question-form.ts';

interface Parts {
  form: QuestionForm;
  /** What is wrong with a field, by its name in the body: 'positions.0.title'. */
  problems: Readonly<Record<string, string>>;
  change: (form: QuestionForm) => void;
}

/** A question with what is asked, its positions as their holders would put them, and three passages to read first. */
export function QuestionFields(parts: Parts) {
  const { form, problems, change } = parts;
  return (
    <div className="mt-5 grid gap-5">
      <TextField
        label="The question"
        name="question"
        placeholder="Should a believer keep a day of rest each week?"
        hint="One that invites thought rather than quarrel."
        maxLength={DEBATE_LIMITS.question}
        autoComplete="off"
        error={problems['question']}
        value={form.question}
        onChange={({ target }) => change({ ...form, question: target.value })}
      />
      <div>
        <TextArea
          label="What is asked, and what is not"
          name="about"
          rows={2}
          max={DEBATE_LIMITS.about}
          error={problems['about']}
          value={form.about}
          onChange={({ target }) => change({ ...form, about: target.value })}
        />
      </div>
      <Positions {...parts} />
      <Passages {...parts} />
    </div>
  );
}

function Positions({ form, problems, change }: Parts) {
  const { positions } = form;
  const set = (index: number, changed: Partial<PositionForm>) =>
    change({
      ...form,
      positions: positions.map((known, place) => (place === index ? { ...known, ...changed } : known)),
    });
  return (
    <>
      {positions.map(({ title, short, says }, index) => {
        const name = `positions.${index}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a position is known by its place while it is written
          <fieldset key={index} className="grid gap-3 border-t border-line pt-4">
            <legend className="sr-only">Position {index + 1}</legend>
            <div className="flex min-h-11 items-center justify-between gap-3">
              <p aria-hidden="true" className="font-heading text-lg">
                Position {index + 1}
              </p>
              {positions.length > POSITIONS_AT_LEAST && (
                <IconButton
                  label={`Leave out position ${index + 1}`}
                  className="-me-2.5 text-ink-soft"
                  icon={<TrashIcon size={20} aria-hidden />}
                  onClick={() =>
                    change({ ...form, positions: positions.filter((_, place) => place !== index) })
                  }
                />
              )}
            </div>
            <TextField
              label="What it says"
              name={`${name}.title`}
              placeholder={index === 0 ? 'A gift to take, not a law to keep' : undefined}
              maxLength={DEBATE_LIMITS.positionTitle}
              autoComplete="off"
              error={problems[`${name}.title`]}
              value={title}
              onChange={({ target }) => set(index, { title: target.value })}
            />
            <TextField
              label="In a word or two"
              name={`${name}.short`}
              placeholder={index === 0 ? 'a gift' : undefined}
              hint="For “from … to …”."
              maxLength={DEBATE_LIMITS.positionShort}
              autoComplete="off"
              error={problems[`${name}.short`]}
              value={short}
              onChange={({ target }) => set(index, { short: target.value })}
            />
            <div>
              <TextArea
                label="Its best case, in its holders’ words"
                name={`${name}.says`}
                rows={3}
                max={DEBATE_LIMITS.positionSays}
                error={problems[`${name}.says`]}
                value={says}
                onChange={({ target }) => set(index, { says: target.value })}
              />
            </div>
          </fieldset>
        );
      })}
      {positions.length < POSITIONS_AT_MOST && (
        <Button
          variant="secondary"
          className="justify-self-start"
          icon={<PlusIcon size={20} aria-hidden />}
          onClick={() => change({ ...form, positions: [...positions, NO_POSITION] })}
        >
          Another position
        </Button>
      )}
    </>
  );
}

function Passages({ form, problems, change }: Parts) {
  const { passages } = form;
  const set = (index: number, changed: Partial<(typeof passages)[number]>) =>
    change({
      ...form,
      passages: passages.map((known, place) => (place === index ? { ...known, ...changed } : known)),
    });
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4">
      <legend className="sr-only">Three passages to read first</legend>
      <p aria-hidden="true" className="font-heading text-lg">
        Three passages to read first
      </p>
      {passages.map(({ reference, why }, index) => {
        const name = `passages.${index}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always three, each in its place
          <div key={index} className="grid gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <TextField
              label={`Passage ${index + 1}`}
              name={`${name}.reference`}
              placeholder={index === 0 ? 'Mark 2:23–28' : undefined}
              maxLength={DEBATE_LIMITS.reference}
              autoComplete="off"
              error={problems[`${name}.reference`]}
              value={reference}
              onChange={({ target }) => set(index, { reference: target.value })}
            />
            <TextField
              label="What to look for in it"
              name={`${name}.why`}
              placeholder={index === 0 ? 'Does Jesus set the day aside, or say what it is for?' : undefined}
              maxLength={DEBATE_LIMITS.passageWhy}
              autoComplete="off"
              error={problems[`${name}.why`]}
              value={why}
              onChange={({ target }) => set(index, { why: target.value })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
