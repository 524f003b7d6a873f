import { TextArea } from '#ui/text-area.tsx';

/** One line to begin in, which grows. Without `onChange` nothing can be written yet. */
export function WriteLine({
  question,
  content,
  readOnly = false,
  onChange,
  hint,
}: {
  question: string;
  content: string;
  readOnly?: boolean;
  onChange?: (content: string) => void;
  hint?: string | undefined;
}) {
  return (
    <TextArea
      label={question}
      hideLabel
      hint={hint}
      rows={1}
      scripture
      placeholder="Begin here…"
      className="mt-1.5 *:[textarea]:min-h-12 *:[textarea]:max-h-60 *:[textarea]:resize-none"
      value={content}
      readOnly={readOnly || onChange === undefined}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
