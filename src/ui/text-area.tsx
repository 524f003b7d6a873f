import { type ComponentProps, useRef } from 'react';
import { cn } from './class-names.ts';
import { controlClasses, Field, type FieldTexts } from './field.tsx';
import { useGrowingHeight } from './use-growing-height.ts';

export type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id' | 'ref'> & { scripture?: boolean };

/**
 * Several lines of text; grows with what is written from `rows` lines up to most of the window. `scripture` sets it in the reading face.
 */
export function TextArea({ label, hideLabel, hint, error, className, scripture, ...rest }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useGrowingHeight(area, rest.value);
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {(attributes) => (
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
      )}
    </Field>
  );
}
