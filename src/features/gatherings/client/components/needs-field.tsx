import { TextArea } from '#ui/text-area.tsx';

/** What is needed at an event, one thing a line. */
export function NeedsField({
  label,
  hint,
  error,
  value,
  onChange,
}: {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <TextArea
      label={label}
      name="brings"
      rows={3}
      placeholder={'Soup\nBread\nFour chairs'}
      hint={hint}
      className="[&>textarea]:min-h-26"
      error={error}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
