import type { Icon } from '@phosphor-icons/react';
import type { HomeTab } from '#contract/define-screen.ts';
import { useAppShape } from '#platform/client/client-feature.ts';

/** The tabs of the navigation with their icons, in its order: two rows of four (docs/product.md, Home). */
export function useNavigationTabs(): readonly (HomeTab & { icon: Icon })[] {
  const { table, tabIcons } = useAppShape();
  return table.tabs.flatMap((tab) => {
    const icon = tabIcons[tab.id];
    return tab.order === null || icon === undefined ? [] : [{ ...tab, icon }];
  });
}

/** The tab that an address's query asks for; the default one when it asks for none, or for one that there is not. */
export function useTabAt(search: string): HomeTab {
  const tab = useAppShape().table.tabAt(search);
  if (tab === null) throw new Error('the home screen needs a default tab');
  return tab;
}

/** The address of a tab; the default one has the plain '/'. */
export function pathOfTab(tab: HomeTab): string {
  return tab.isDefault ? '/' : `/?tab=${tab.id}`;
}
