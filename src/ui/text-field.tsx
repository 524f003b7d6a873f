import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { controlClasses, Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id'>;

/** One line of text with its label, hint and error. */
export function TextField({ label, hideLabel, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {(attributes) => (
        <input type="text" dir="auto" {...rest} {...attributes} className={cn(controlClasses)} />
      )}
    </Field>
  );
}
