import { type ComponentProps, useRef } from 'react';
import { CharactersLeft } from './characters-left.tsx';
import { cn } from './class-names.ts';
import { controlClasses, Field, type FieldTexts } from './field.tsx';
import { useTextArea } from './use-text-area.ts';

export type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id' | 'ref' | 'maxLength' | 'value'> & {
    value: string;
    scripture?: boolean;
    /**
     * How many characters it can have. More are said, and stay: a browser that is given the limit leaves out what is too much of a text
     * that is pasted, and nobody hears of it.
     */
    max?: number;
  };

/**
 * Several lines of text; grows with what is written from `rows` lines up to most of the window. `scripture` sets it in the reading face.
 */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  className,
  scripture,
  max,
  ...rest
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useTextArea(area, rest.value);
  const isTooLong = max !== undefined && rest.value.length > max;
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={isTooLong ? tooLong(rest.value, max) : error}
      className={className}
    >
      {(attributes) => (
        <>
          <textarea
            ref={area}
            rows={5}
            dir="auto"
            {...rest}
            {...attributes}
            className={cn(
              controlClasses,
              'field-sizing-content max-h-[70dvh] resize-y leading-relaxed',
              rest.rows === undefined || rest.rows > 2 ? 'min-h-36' : 'min-h-20',
              scripture === true && 'font-scripture text-[1.125rem]',
            )}
          />
          {max !== undefined && <CharactersLeft text={rest.value} max={max} isSeen={!isTooLong} />}
        </>
      )}
    </Field>
  );
}

function tooLong(text: string, max: number): string {
  const [limit, has] = [max, text.length].map((n) => n.toLocaleString('en-US'));
  return `It can have ${limit} characters, and this has ${has}.`;
}
