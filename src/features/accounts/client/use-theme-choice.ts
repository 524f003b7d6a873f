import type { User } from '#features/people/people.contract.ts';
import type { Theme } from '#features/people/people.rules.ts';
import { useTheme } from '#ui/use-theme.ts';
import { useSettingsChange } from './use-settings-change.ts';

/** The theme that shows, and a way to choose: at once here, and kept with the account for other devices. */
export function useThemeChoice(user: User): [Theme, (theme: Theme) => void] {
  const [shown, show] = useTheme();
  const { mutate } = useSettingsChange();
  return [
    shown,
    (theme) => {
      show(theme);
      if (theme !== user.theme) mutate({ body: { theme } }, { onError: () => show(user.theme) });
    },
  ];
}
