import { type FormEvent, useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { isolated } from '#ui/isolated.ts';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { setColorName } from '../../annotations.contract.ts';
import { ANNOTATION_LIMITS, COLOR_NAMES, type HighlightColor } from '../../annotations.rules.ts';
import { colorNamed } from './annotation-changes.ts';

/** Calls a colour what it stands for: 'Promises'. Left empty, it has its first name again. */
export function ColorName({ color, name }: { color: HighlightColor; name: string }) {
  const [text, setText] = useState(name === COLOR_NAMES[color] ? '' : name);
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useEndpointMutation(setColorName, {
    changes: colorNamed,
    onSuccess: (names) =>
      toast({
        title: 'Colour Named',
        description: `${COLOR_NAMES[color]} is called ${isolated(names[color])}.`,
      }),
    onError: (problem) =>
      setError(serverMessageOr(problem, 'It was not kept. Please look at your connection and try again.')),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    mutate({ params: { color }, body: { name: isBlank(text) ? null : text.trim() } });
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2" noValidate>
      <TextField
        label={`What ${COLOR_NAMES[color].toLowerCase()} stands for`}
        placeholder={COLOR_NAMES[color]}
        error={error}
        maxLength={ANNOTATION_LIMITS.colorName}
        className="min-w-0 flex-1"
        value={text}
        onChange={(event) => {
          setError(undefined);
          setText(event.target.value);
        }}
      />
      <Button type="submit" variant="secondary" pending={isPending}>
        Save
      </Button>
    </form>
  );
}
