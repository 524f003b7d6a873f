import { useSyncExternalStore } from 'react';
import { useTheme } from '#ui/use-theme.ts';

const query = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Whether the dark theme is showing, by the user's choice or the system's. */
export function useDarkTheme(): boolean {
  const [theme] = useTheme();
  const systemIsDark = useSyncExternalStore(
    (listener) => {
      const media = query();
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => query().matches,
    () => false,
  );
  return theme === 'system' ? systemIsDark : theme === 'vigil';
}
