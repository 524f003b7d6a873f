import { type ComponentProps, type ReactNode, useState } from 'react';
import { cn } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'destructive' | 'ghost-destructive';
export type ButtonSize = 'md' | 'lg' | 'icon';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary shadow-soft hover:bg-primary-strong',
  secondary: 'bg-surface text-ink border border-line-strong/60 hover:bg-inset',
  soft: 'bg-dusk-wash text-dusk hover:brightness-97',
  ghost: 'text-ink hover:bg-ink/8',
  destructive: 'bg-clay text-on-clay shadow-soft hover:brightness-110',
  'ghost-destructive': 'text-clay hover:bg-clay/10',
};

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4 py-2 text-base',
  lg: 'min-h-13 px-6 py-3 text-lg',
  icon: 'size-11 shrink-0',
};

/** The classes of a button, for links that look like one. */
export function buttonClasses(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  className?: string,
): string {
  return cn(
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold text-center select-none [&>svg]:shrink-0',
    'transition-[background-color,transform,filter] active:scale-[0.98] motion-reduce:active:scale-100',
    'forced-colors:border print:hidden',
    'disabled:opacity-55 disabled:pointer-events-none aria-disabled:opacity-55 aria-disabled:pointer-events-none',
    variants[variant],
    sizes[size],
    className,
  );
}

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /**
   * Shows a spinner and ignores clicks; the label stays what the caller says ('Signing In...'). A button with this
   * property treats a double click as one click.
   */
  pending?: boolean;
  icon?: ReactNode;
};

/**
 * A button. Without `type="submit"` it does not send a form. When it is disabled after being pressed, it keeps the
 * focus until the user moves on: the browser would drop the focus, and people who use the keyboard or a screen reader
 * would have to start again at the top of the page.
 */
export function Button({
  variant,
  size,
  pending,
  icon,
  className,
  children,
  disabled,
  type,
  onClick,
  onFocus,
  onBlur,
  ...rest
}: ButtonProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const isOff = disabled === true || pending === true;
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      disabled={isOff && !hasFocus}
      aria-disabled={isOff && hasFocus ? true : undefined}
      aria-busy={pending === true ? true : undefined}
      className={buttonClasses(variant, size, className)}
      onFocus={(event) => {
        setHasFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setHasFocus(false);
        onBlur?.(event);
      }}
      onClick={(event) => {
        // The second click of a double click comes before `pending` is rendered. It is ignored, because nobody wants
        // to do it twice.
        if (isOff || (pending !== undefined && event.detail > 1)) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending === true ? <Spinner /> : icon}
      {children}
    </button>
  );
}
