// The look of every Dashboard here. Not in for-other-features.ts: the build takes that file to do nothing by itself.
import './uppy-theme.css';
import './uppy-progress-theme.css';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useTheme } from '#ui/use-theme.ts';

/** Uppy's theme for what is showing, by the user's choice or the system's; it comes with our colours for both. */
export function useDashboardTheme(): 'light' | 'dark' {
  const [theme] = useTheme();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  return (theme === 'system' ? systemIsDark : theme === 'vigil') ? 'dark' : 'light';
}
