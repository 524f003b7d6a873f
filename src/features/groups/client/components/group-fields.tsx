import { ChoiceTiles } from '#ui/choice-tiles.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import {
  GROUP_ADMISSIONS,
  GROUP_LIMITS,
  GROUP_TOPIC_LABELS,
  GROUP_TOPICS,
  type GroupTopic,
} from '../../groups.rules.ts';
import type { GroupForm } from '../group-form.ts';
import { languageOptions } from '../group-languages.ts';
import { ADMISSION_TEXTS } from '../group-texts.ts';
import { RoomChoice } from './room-choice.tsx';

const topics = GROUP_TOPICS.map((value) => ({ value, label: GROUP_TOPIC_LABELS[value] }));
const admissions = GROUP_ADMISSIONS.map((value) => ({
  value,
  label: ADMISSION_TEXTS[value].label,
  hint: ADMISSION_TEXTS[value].means,
}));

/** What a group says of itself. `problems` has what is wrong with a field, by its name. */
export function GroupFields({
  form,
  change,
  problems,
}: {
  form: GroupForm;
  change: (changes: Partial<GroupForm>) => void;
  problems: Readonly<Record<string, string>>;
}) {
  return (
    <div className="grid gap-5">
      <TextField
        label="Name"
        name="name"
        maxLength={GROUP_LIMITS.name}
        placeholder="Thursday kitchen"
        autoComplete="off"
        error={problems['name']}
        value={form.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextArea
        label="In a sentence or two (optional)"
        name="about"
        rows={2}
        max={GROUP_LIMITS.about}
        placeholder="Twelve people and a long table. We read Acts, a passage a week."
        className="[&>textarea]:min-h-22"
        error={problems['about']}
        value={form.about}
        onChange={({ target }) => change({ about: target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="What it is about"
          options={topics}
          value={form.topic}
          error={problems['topic']}
          onChange={({ target }) => change({ topic: target.value as GroupTopic })}
        />
        <Select
          label="Language"
          options={languageOptions(form.language)}
          value={form.language}
          error={problems['language']}
          onChange={({ target }) => change({ language: target.value })}
        />
      </div>
      <ChoiceTiles
        legend="How people come in"
        choices={admissions}
        value={form.admission}
        onChange={(admission) => change({ admission })}
      />
      <RoomChoice value={form.room} onChange={(room) => change({ room })} />
      <TextArea
        label="What you agree on together (optional)"
        name="guidelines"
        rows={3}
        max={GROUP_LIMITS.guidelines}
        placeholder="What is said here stays here."
        hint="Whoever comes in accepts this, besides the guidelines of Lampstand."
        className="[&>textarea]:min-h-26"
        error={problems['guidelines']}
        value={form.guidelines}
        onChange={({ target }) => change({ guidelines: target.value })}
      />
    </div>
  );
}
