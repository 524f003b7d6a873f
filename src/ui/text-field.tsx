import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { controlClasses, Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id'>;

/**
 * iPhones set these in a box of their own measure, which is wider than its place, over the edge of the card or the next field, unless
 * they give up their own look.
 */
const OF_OWN_MEASURE: readonly (string | undefined)[] = ['date', 'time'];

/** Of a name a phone knows less than its bearer: it neither corrects it nor says that it is misspelt. */
const OF_A_NAME = { autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false } as const;

/** One line of text with its label, hint and error. */
export function TextField({ label, hideLabel, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {(attributes) => (
        <input
          type="text"
          dir="auto"
          {...(rest.autoComplete?.endsWith('-name') && OF_A_NAME)}
          {...rest}
          {...attributes}
          className={cn(controlClasses, OF_OWN_MEASURE.includes(rest.type) && 'appearance-none')}
        />
      )}
    </Field>
  );
}
