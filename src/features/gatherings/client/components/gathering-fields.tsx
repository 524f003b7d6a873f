import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { GATHERING_LIMITS } from '../../gatherings.rules.ts';
import type { GatheringForm } from '../gathering-form.ts';
import { RepeatFields, WhenFields } from './when-fields.tsx';

/** What a host says of an event. `problems` has what is wrong with a field, by its name. */
export function GatheringFields({
  form,
  change,
  problems,
  repeats = true,
}: {
  form: GatheringForm;
  change: (changes: Partial<GatheringForm>) => void;
  problems: Readonly<Record<string, string>>;
  /** False for one occurrence of a series. */
  repeats?: boolean;
}) {
  return (
    <div className="grid gap-5">
      <TextField
        label="What is it?"
        name="title"
        maxLength={GATHERING_LIMITS.title}
        placeholder="Supper and Acts 2"
        autoComplete="off"
        error={problems['title']}
        value={form.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <WhenFields form={form} change={change} problems={problems} />
      {repeats && <RepeatFields form={form} change={change} problems={problems} />}
      <TextField
        label="Where (optional)"
        name="place"
        maxLength={GATHERING_LIMITS.place}
        placeholder="Hannah’s kitchen, 14 Mill Lane"
        hint="Shown to those who come."
        autoComplete="off"
        error={problems['place']}
        value={form.place}
        onChange={({ target }) => change({ place: target.value })}
      />
      <TextField
        label="Or a link (optional)"
        name="link"
        type="url"
        inputMode="url"
        maxLength={GATHERING_LIMITS.link}
        hint="To a call or a map; shown to those who come."
        autoComplete="off"
        error={problems['link']}
        value={form.link}
        onChange={({ target }) => change({ link: target.value })}
      />
      <TextField
        label="Seats (optional)"
        name="seats"
        inputMode="numeric"
        hint="When all are taken, others wait and move up by themselves."
        autoComplete="off"
        error={problems['seats']}
        value={form.seats}
        onChange={({ target }) => change({ seats: target.value })}
      />
      <TextArea
        label="A few words about it (optional)"
        name="description"
        rows={2}
        max={GATHERING_LIMITS.description}
        className="[&>textarea]:min-h-22"
        error={problems['description']}
        value={form.description}
        onChange={({ target }) => change({ description: target.value })}
      />
    </div>
  );
}
