// The look of every Dashboard here. Not in for-other-features.ts: the build takes that file to do nothing by itself.
import './uppy-theme.css';
import './uppy-progress-theme.css';
import { useSyncExternalStore } from 'react';
import { useTheme } from '#ui/use-theme.ts';

const query = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Uppy's theme for what is showing, by the user's choice or the system's; it comes with our colours for both. */
export function useDashboardTheme(): 'light' | 'dark' {
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
  return (theme === 'system' ? systemIsDark : theme === 'vigil') ? 'dark' : 'light';
}
