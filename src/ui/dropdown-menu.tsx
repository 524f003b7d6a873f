import { DropdownMenu as RadixMenu } from 'radix-ui';
import {
  type ComponentProps,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { cn } from './class-names.ts';
import type { OpenedAtFirst } from './opened-at-first.ts';
import { openerOfMenu } from './pressed-control.ts';
import { useClosedByBack } from './use-closed-by-back.ts';

const itemClasses =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-base text-ink outline-none select-none ' +
  'focus-visible:outline-2 focus-visible:outline-solid focus-visible:-outline-offset-2 focus-visible:outline-focus data-[highlighted]:bg-inset data-[disabled]:opacity-50';

/**
 * A button and the menu that it opens, which stays beside it in the page: in its landmark and its order of focus. Back closes it.
 */
export function DropdownMenu({
  trigger,
  openedAtFirst = false,
  align = 'end',
  children,
}: {
  trigger: ReactElement;
  openedAtFirst?: OpenedAtFirst;
  /** The edge of the trigger at which the menu stands. */
  align?: 'start' | 'end';
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(openedAtFirst !== false);
  const isAskedByKey = useRef(openedAtFirst === 'by-key');
  useClosedByBack(isOpen, () => setOpen(false));

  /** Radix does so itself for a key that it has seen. */
  function focusFirst({ target, currentTarget }: FocusEvent): void {
    if (!isAskedByKey.current || target !== currentTarget) return;
    isAskedByKey.current = false;
    const first = currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])');
    first?.focus({ preventScroll: true });
  }

  return (
    <RadixMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        onFocus={focusFirst}
        onCloseAutoFocus={({ target }) => queueMicrotask(() => returnFocus(target))}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-[min(20rem,calc(100vw-1.5rem))] overflow-y-auto rounded-control border border-line bg-surface p-1.5 shadow-soft animate-fade"
      >
        {children}
      </RadixMenu.Content>
    </RadixMenu.Root>
  );
}

/** Where Radix has left the focus nowhere: it does so once something else had it while the menu was open. */
function returnFocus(menu: EventTarget | null): void {
  if (document.activeElement === document.body && menu instanceof Element) {
    openerOfMenu(menu)?.focus({ preventScroll: true });
  }
}

/** An entry; with `asChild` its one child is a link. */
export function MenuItem({ className, ...rest }: ComponentProps<typeof RadixMenu.Item>) {
  return <RadixMenu.Item {...rest} className={cn(itemClasses, className)} />;
}

/** One of several settings, of which one is on. */
export function MenuChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}) {
  return (
    <RadixMenu.RadioGroup aria-label={label} value={value} onValueChange={(next) => onChange(next as Value)}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <RadixMenu.RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => event.preventDefault()}
          className={itemClasses}
        >
          <span
            aria-hidden="true"
            className="grid size-5 place-items-center rounded-full border border-line-strong"
          >
            <RadixMenu.ItemIndicator className="size-2.5 rounded-full bg-primary forced-colors:bg-[Highlight]" />
          </span>
          {option.label}
        </RadixMenu.RadioItem>
      ))}
    </RadixMenu.RadioGroup>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <RadixMenu.Label className="px-3 pb-1 pt-2 text-sm text-ink-soft">{children}</RadixMenu.Label>;
}

export function MenuSeparator() {
  return <RadixMenu.Separator className="my-1.5 h-px bg-line" />;
}
