import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { type FormEvent, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { GROUP_TOPIC_LABELS, GROUP_TOPICS } from '../../groups.rules.ts';
import { languageOptions } from '../group-languages.ts';
import type { GroupSearch as Search } from '../group-queries.ts';

const topics = [
  { value: 'any', label: 'About anything' },
  ...GROUP_TOPICS.map((topic) => ({ value: topic, label: GROUP_TOPIC_LABELS[topic] })),
];

/** By words, by what a group is about, by its language. What is chosen applies at once, words when they are sent. */
export function GroupSearch({ search, onSearch }: { search: Search; onSearch: (search: Search) => void }) {
  const { q = '', topic, language } = search;
  const [text, setText] = useState(q);
  const [searched, setSearched] = useState(q);
  if (searched !== q) {
    // The search was changed from elsewhere, as by Back.
    setSearched(q);
    setText(q);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    change({ q: text.trim() });
  }
  /** An empty value narrows nothing. */
  function change(changed: { q?: string; topic?: string; language?: string }) {
    const wanted = Object.entries({ ...search, ...changed }).filter(([, value]) => value !== '');
    onSearch(Object.fromEntries(wanted) as Search);
  }
  return (
    <search>
      <form
        onSubmit={submit}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(10.25rem,100%),1fr))] gap-3 sm:grid-cols-2"
      >
        <div className="col-span-full flex items-start gap-2">
          <TextField
            label="Search groups"
            hideLabel
            type="search"
            enterKeyHint="search"
            placeholder="A name, or what you read"
            maxLength={80}
            className="min-w-0 grow"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              if (event.target.value === '') change({ q: '' });
            }}
          />
          <IconButton
            label="Search"
            type="submit"
            variant="secondary"
            icon={<MagnifyingGlassIcon size={20} aria-hidden />}
          />
        </div>
        <Select
          label="What it is about"
          hideLabel
          value={topic ?? 'any'}
          options={topics}
          onChange={({ target }) => change({ topic: target.value === 'any' ? '' : target.value })}
        />
        <Select
          label="Language"
          hideLabel
          value={language ?? 'any'}
          options={[{ value: 'any', label: 'In any language' }, ...languageOptions(language)]}
          onChange={({ target }) => change({ language: target.value === 'any' ? '' : target.value })}
        />
      </form>
    </search>
  );
}
