import type { ComponentProps, ReactNode } from 'react';
import { buttonClasses } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** The accessible name, which is also the tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'ghost' | 'secondary' | 'primary';
};

/** A 44 px button that shows only an icon. */
export function IconButton({ label, icon, variant = 'ghost', className, type, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <button
        {...rest}
        type={type ?? 'button'}
        aria-label={label}
        className={buttonClasses(variant, 'icon', className)}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
