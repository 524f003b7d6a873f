import { Tabs as RadixTabs } from 'radix-ui';
import { type ComponentProps, useState } from 'react';
import { cn } from './class-names.ts';

/** Tabs: `<Tabs defaultValue><TabList><Tab value>…</TabList><TabPanel value>…</Tabs>`. */
export const Tabs = RadixTabs.Root;

export function TabList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  // What is pressed is given the focus by a script, and browsers show that of those as that of keys.
  const [isPressed, setPressed] = useState(false);
  return (
    <RadixTabs.List
      {...rest}
      onPointerDownCapture={() => setPressed(true)}
      onKeyDownCapture={() => setPressed(false)}
      onBlurCapture={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setPressed(false);
      }}
      className={cn(
        'flex flex-wrap gap-1 rounded-control border border-line bg-inset p-1 vigil:bg-ground',
        isPressed && '*:outline-none',
        className,
      )}
    />
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      {...rest}
      className={cn(
        'flex min-h-11 flex-1 items-center justify-center gap-2 rounded-sm px-3 font-semibold text-ink-soft',
        'transition-colors hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink',
        // Not a ring, which says where the focus is.
        'data-[state=active]:shadow-soft data-[state=active]:underline decoration-dusk decoration-2 underline-offset-8',
        'vigil:data-[state=active]:bg-inset forced-colors:data-[state=active]:border',
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...rest} className={cn('rounded-control pt-(--panel-top,1rem)', className)} />;
}
