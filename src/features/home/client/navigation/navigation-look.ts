import { cn } from '#ui/class-names.ts';

/** Fixed under the thumb of a phone. */
export const bottomBarClasses =
  'fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-1.5 pt-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] ' +
  '[display:var(--dock-display,block)]';

/** One place of the navigation: its icon above its label. */
export function placeClasses(selected: boolean, ...more: string[]): string {
  return cn(
    'flex min-h-13 flex-col items-center justify-center gap-0.5 rounded-control text-xs font-semibold transition-colors',
    selected ? 'bg-dusk-wash text-dusk' : 'text-ink-soft hover:bg-ink/8 hover:text-ink',
    ...more,
  );
}
